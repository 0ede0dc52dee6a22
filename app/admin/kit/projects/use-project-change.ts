import { useRevalidator } from "react-router";
import type { ProjectChange } from "#domain/gallery/projects/project-change.ts";
import { projectChangePath, projectUndoPath } from "../addresses/projects.ts";
import { type AdminText, useAdminText } from "../page/admin-text.ts";
import { postJson } from "../page/json-call.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";
import { useUndoNotice } from "../page/undo.ts";

type Change = (kind: ProjectChange["kind"], ids: readonly string[], told: string) => Promise<boolean>;

/** What `change` did is told with "Undo"; false where it was refused, which is told, too. */
export function useProjectChange(): Change {
  const text = useAdminText();
  const { revalidate } = useRevalidator();
  const tellWithUndo = useUndoNotice();
  return async (kind, ids, told) => {
    const answer = await postJson(text, projectChangePath, { kind, ids }, readMoved);
    if (!answer.ok) {
      notifyFailure(text.projects.failure, answer.message);
      return false;
    }
    await revalidate();
    if (answer.moved.length > 0) tellWithUndo(told, undefined, () => undo(text, answer.moved));
    return true;
  };
}

async function undo(text: AdminText, moved: readonly unknown[]): Promise<() => void> {
  const answer = await postJson(text, projectUndoPath, { moved }, () => ({}));
  return () => {
    if (answer.ok) notifySuccess(text.projects.undone);
    else notifyFailure(text.projects.undoFailed, answer.message);
  };
}

function readMoved({ moved }: Record<string, unknown>): { moved: unknown[] } | null {
  return Array.isArray(moved) ? { moved } : null;
}
