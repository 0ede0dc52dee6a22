import { useRevalidator } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type AdminText, counted, useAdminText } from "../layout/admin-text.ts";
import { notifyFailure, notifySuccess, notifySuccessWithUndo } from "../layout/notices.tsx";
import { changeInPortions, type PortionAnswer, postJson } from "./portions.ts";

export type BinChange = "restore" | "delete";

/** Restores or deletes for good; names that could not come back are told. */
export async function changeBin(
  text: AdminText,
  intent: BinChange,
  ids: readonly string[],
): Promise<PortionAnswer> {
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

/** Tells what was deleted, with "Undo", which restores it from wherever the administrator is by then. */
export function useUndo(): (title: string, ids: readonly string[], description?: string) => void {
  const text = useAdminText();
  const { revalidate } = useRevalidator();

  async function restore(ids: readonly string[]) {
    const call = (portion: readonly string[]) => changeBin(text, "restore", portion);
    const { changed, failure } = await changeInPortions({ ids, call });
    await revalidate();
    focusSection();
    if (failure !== null) notifyFailure(text.bin.failure.restore, failure);
    else if (changed > 0) notifySuccess(counted(text.bin.restored, changed));
  }

  return (title, ids, description) =>
    notifySuccessWithUndo(title, description, {
      label: text.layout.undo,
      onUndo: () => void restore(ids),
    });
}

/** The notice that had the focus is gone. */
function focusSection(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById("section")?.focus({ preventScroll: true });
}
