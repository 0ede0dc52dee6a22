import { useRevalidator } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type AdminText, counted, useAdminText } from "./admin-text.ts";
import { type ChunkAnswer, changeInChunks } from "./chunks.ts";
import { focusSection } from "./focus-section.ts";
import { fetchIds, postJson } from "./json-call.ts";
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

type Undo = () => Promise<() => void>;

export async function undoDeletion(text: AdminText, act: string): Promise<() => void> {
  const answer = await fetchIds(text, `/admin/bin/ids?act=${act}`);
  if (!answer.ok) return () => void notifyFailure(text.bin.failure.restore, answer.message);
  return restore(text, answer.ids);
}

async function restore(text: AdminText, ids: readonly string[]): Promise<() => void> {
  const call = (chunk: readonly string[]) => changeBin(text, "restore", chunk);
  const { changed, failure } = await changeInChunks({ ids, call });
  return () => {
    if (failure !== null) notifyFailure(text.bin.failure.restore, failure);
    else if (changed > 0) notifySuccess(counted(text.bin.restored, changed));
  };
}

export function useUndo(): (title: string, ids: readonly string[], description?: string) => void {
  const text = useAdminText();
  const tellWithUndo = useUndoNotice();
  return (title, ids, description) => tellWithUndo(title, description, () => restore(text, ids));
}

export function useUndoNotice() {
  const { layout } = useAdminText();
  const carryOut = useCarryOutUndo();
  return (title: string, description: string | undefined, undo: Undo) =>
    notifySuccessWithUndo(title, description, { label: layout.undo, onUndo: () => void carryOut(undo) });
}

export function useCarryOutUndo(): (undo: Undo) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (undo) => {
    const tellEnd = await undo();
    await revalidate();
    if (document.activeElement === document.body) focusSection();
    tellEnd();
  };
}
