import type { AdminText } from "../page/admin-text.ts";
import { type PortionAnswer, postJson } from "../page/portions.ts";

export function deletePortion(text: AdminText, ids: readonly string[]): Promise<PortionAnswer> {
  return postJson(text, "/admin/images/delete", { ids }, ({ removed }) =>
    typeof removed === "number" ? { changed: removed } : null,
  );
}
