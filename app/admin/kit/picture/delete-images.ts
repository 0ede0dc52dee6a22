import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import { imagesAddress, imagesPath } from "../addresses/images.ts";
import type { AdminText } from "../page/admin-text.ts";
import { fetchIds, type PortionAnswer, postJson } from "../page/portions.ts";

export function fetchMatchingIds(text: AdminText, filter: ImageFilter) {
  return fetchIds(text, imagesAddress(filter, `${imagesPath}/matching`));
}

export function deletePortion(text: AdminText, ids: readonly string[]): Promise<PortionAnswer> {
  return postJson(text, "/admin/images/delete", { ids }, ({ removed }) =>
    typeof removed === "number" ? { changed: removed } : null,
  );
}
