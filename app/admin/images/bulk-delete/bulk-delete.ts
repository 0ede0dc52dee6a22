import type { AdminText } from "../../layout/admin-text.ts";
import { fetchIds, type PortionAnswer, postJson } from "../../list/portions.ts";
import { imagesAddress } from "../list-address.ts";

export function fetchMatchingIds(text: AdminText, search: string) {
  return fetchIds(text, imagesAddress({ search }).replace("/admin/images", "/admin/images/matching"));
}

export function deletePortion(text: AdminText, ids: readonly string[]): Promise<PortionAnswer> {
  return postJson(text, "/admin/images/delete", { ids }, ({ removed }) =>
    typeof removed === "number" ? { changed: removed } : null,
  );
}
