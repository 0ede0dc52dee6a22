import { useAdminText } from "../../layout/admin-text.ts";
import { notifySuccessWithUndo } from "../../layout/notices.tsx";
import { broughtBack, placeOf } from "../draft/arrange.ts";
import type { ChosenFile, Draft } from "../draft/draft.ts";
import type { UploadBasis } from "../sending/use-upload.ts";

interface Arrangement {
  /** What the notice says. */
  told: string;
  update(draft: Draft): Draft;
  /** Those that it concerns. */
  files: readonly ChosenFile[];
}

/** Arranges photographs anew; "Undo" in a notice brings them back to where they stood. */
export function useArrangement({ controller }: UploadBasis): (arrangement: Arrangement) => void {
  const { undo } = useAdminText().layout;
  return ({ told, update, files }) => {
    const before = controller.state().draft;
    const onUndo = controller.changeWithUndo(update, (draft) => {
      // What was taken out or sent since does not come back.
      const back = files.filter(({ id }) => placeOf(after, id) === null || placeOf(draft, id) !== null);
      return { ...broughtBack(draft, before, back), wantsPairs: before.wantsPairs };
    });
    const after = controller.state().draft;
    notifySuccessWithUndo(told, undefined, { label: undo, onUndo });
  };
}
