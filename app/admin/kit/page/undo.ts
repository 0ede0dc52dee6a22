import { useRevalidator } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type AdminText, counted, useAdminText } from "./admin-text.ts";
import { type ChunkAnswer, changeInChunks } from "./chunks.ts";
import { postJson } from "./json-call.ts";
import { notifyFailure, notifySuccess, notifySuccessWithUndo } from "./notices.tsx";

export type BinChange = "restore" | "delete";

export async function changeBin(
  text: AdminText,
  intent: BinChange,
  ids: readonly string[],
): Promise<ChunkAnswer> {
  const answer = await postJson(text, "/admin/bin/change", { intent, ids }, ({ changed, taken }) =>
    typeof changed === "number" && isNames(taken) ? { changed, taken } : null,
  );
  if (answer.ok) {
    for (const name of answer.taken) {
      notifyFailure(text.bin.failure.restore, fillPlaceholders(text.bin.taken, { name }));
    }
  }
  return answer;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

export function useUndo(): (title: string, ids: readonly string[], description?: string) => void {
  const text = useAdminText();
  const tellWithUndo = useUndoNotice();

  async function restore(ids: readonly string[]) {
    const call = (chunk: readonly string[]) => changeBin(text, "restore", chunk);
    const { changed, failure } = await changeInChunks({ ids, call });
    return () => {
      if (failure !== null) notifyFailure(text.bin.failure.restore, failure);
      else if (changed > 0) notifySuccess(counted(text.bin.restored, changed));
    };
  }

  return (title, ids, description) => tellWithUndo(title, description, () => restore(ids));
}

export function useUndoNotice() {
  const { layout } = useAdminText();
  const { revalidate } = useRevalidator();

  async function carryOut(undo: () => Promise<() => void>) {
    const tellEnd = await undo();
    await revalidate();
    focusSection();
    tellEnd();
  }

  return (title: string, description: string | undefined, undo: () => Promise<() => void>) =>
    notifySuccessWithUndo(title, description, { label: layout.undo, onUndo: () => void carryOut(undo) });
}

function focusSection(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById("section")?.focus({ preventScroll: true });
}
