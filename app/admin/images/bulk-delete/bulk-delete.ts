import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import type { AdminText } from "../../layout/admin-text.ts";
import { fetchIds, type PortionAnswer, postJson } from "../../list/portions.ts";
import { imagesAddress, imagesPath } from "../list-address.ts";

export function fetchMatchingIds(text: AdminText, filter: ImageFilter) {
  return fetchIds(text, imagesAddress(filter, `${imagesPath}/matching`));
}

export function deletePortion(text: AdminText, ids: readonly string[]): Promise<PortionAnswer> {
  return postJson(text, "/admin/images/delete", { ids }, ({ removed }) =>
    typeof removed === "number" ? { changed: removed } : null,
  );
}
