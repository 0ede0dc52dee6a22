import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type BinKind, isBinKind } from "#domain/bin/bin-kinds.ts";
import type { ProjectChange } from "#domain/gallery/projects/project-change.ts";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { undoDeletion, useCarryOutUndo } from "../kit/page/undo.ts";
import { undoEdit } from "../kit/picture/undo-edit.ts";
import { undoProjectChange } from "../kit/projects/use-project-change.ts";

export interface UndoableAct {
  act: string;
  kind: BinKind | "edit" | ProjectChange["kind"];
  count: number;
  /** UTC, ISO 8601. */
  at: string;
}

export function UndoList({ acts }: { acts: readonly UndoableAct[] }) {
  const text = useAdminText();
  const words = text.activity.undoable;
  const carryOut = useCarryOutUndo();
  const [underWay, setUnderWay] = useState<string | null>(null);
  if (acts.length === 0) return null;

  async function undo({ act, kind }: UndoableAct) {
    setUnderWay(act);
    await carryOut(() => undoOf(kind)(text, act));
    setUnderWay(null);
  }

  return (
    <section aria-labelledby="undoable" className="panel mt-3 p-4">
      <h3 id="undoable" className="text-base">
        {words.title}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {acts.map((one) => (
          <li key={one.act} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              {whatWasDone(text, one)}{" "}
              <span className="text-sm text-steel">
                <Time iso={one.at} />
              </span>
            </span>
            <Button
              kind="secondary"
              disabled={underWay !== null}
              aria-label={fillPlaceholders(words.undoName, { what: whatWasDone(text, one) })}
              onClick={() => void undo(one)}
            >
              {underWay === one.act ? words.undoing : text.layout.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function undoOf(kind: UndoableAct["kind"]) {
  if (kind === "edit") return undoEdit;
  return isBinKind(kind) ? undoDeletion : undoProjectChange;
}

function whatWasDone({ activity, imageList }: AdminText, { kind, count }: UndoableAct): string {
  if (kind === "edit") return counted(imageList.bulkEdit.done, count);
  if (!isBinKind(kind)) return activity.undoable.projects[kind];
  const what = counted(activity.details.binned[kind], count);
  return fillPlaceholders(activity.undoable.deleted, { what });
}
