import { type AdminText, counted } from "../page/admin-text.ts";
import { postJson } from "../page/json-call.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";

export async function undoEdit(text: AdminText, act: string): Promise<() => void> {
  const words = text.imageList.bulkEdit;
  const answer = await postJson(text, "/admin/images/bulk-edit/undo", { act }, readUndone);
  if (!answer.ok) return () => void notifyFailure(words.undoFailed, answer.message);
  const { undone, changedSince, names } = answer;
  const since = [counted(words.changedSince, changedSince), names].filter(Boolean).join(" ");
  return () => notifySuccess(counted(words.undone, undone), changedSince === 0 ? undefined : since);
}

function readUndone({ undone, changedSince, names }: Record<string, unknown>) {
  const isRead = typeof undone === "number" && typeof changedSince === "number" && typeof names === "string";
  return isRead ? { undone, changedSince, names } : null;
}
