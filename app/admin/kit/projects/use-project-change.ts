import { useRevalidator } from "react-router";
import type { ProjectChange } from "#domain/gallery/projects/project-change.ts";
import { projectChangePath, projectUndoPath } from "../addresses/projects.ts";
import { type AdminText, useAdminText } from "../page/admin-text.ts";
import { postJson } from "../page/json-call.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";
import { useUndoNotice } from "../page/undo.ts";

type Change = (kind: ProjectChange["kind"], ids: readonly string[], told: string) => Promise<boolean>;

export function useProjectChange(): Change {
  const text = useAdminText();
  const { revalidate } = useRevalidator();
  const tellWithUndo = useUndoNotice();
  return async (kind, ids, told) => {
    const answer = await postJson(text, projectChangePath, { kind, ids }, readChanged);
    if (!answer.ok) {
      notifyFailure(text.projects.failure, answer.message);
      return false;
    }
    await revalidate();
    if (answer.moved > 0) tellWithUndo(told, undefined, () => undoProjectChange(text, answer.act));
    return true;
  };
}

export async function undoProjectChange(text: AdminText, act: string): Promise<() => void> {
  const answer = await postJson(text, projectUndoPath, { act }, () => ({}));
  return () => {
    if (answer.ok) notifySuccess(text.projects.undone);
    else notifyFailure(text.projects.undoFailed, answer.message);
  };
}

function readChanged({ act, moved }: Record<string, unknown>) {
  return typeof act === "string" && typeof moved === "number" ? { act, moved } : null;
}
