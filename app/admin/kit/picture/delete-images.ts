import type { AdminText } from "../page/admin-text.ts";
import type { ChunkAnswer } from "../page/chunks.ts";
import { postJson } from "../page/json-call.ts";

export function deleteChunk(text: AdminText, ids: readonly string[], act: string): Promise<ChunkAnswer> {
  return postJson(text, "/admin/images/delete", { ids, act }, ({ removed }) =>
    typeof removed === "number" ? { changed: removed } : null,
  );
}
