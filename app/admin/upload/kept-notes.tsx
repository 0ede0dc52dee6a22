import { Button } from "#app/ui/button.tsx";
import { Confirm } from "../ui/confirm.tsx";

interface KeptNotesProps {
  /** What an earlier page left. */
  found: string | null;
  /** Why the upload will not outlive this page. */
  notKept: string | null;
  isBusy: boolean;
  onDiscard(): void;
}

/** What is said of pictures that outlive the page, or do not. */
export function KeptNotes({ found, notKept, isBusy, onDiscard }: KeptNotesProps) {
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-6">
      {found === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-teal bg-sheet p-4">
          <p>{found}</p>
          {isBusy ? null : (
            <Confirm
              title="Discard images"
              question="Are you sure you want to discard all images that are not uploaded yet?"
              confirm="Discard"
              onConfirm={onDiscard}
              trigger={<Button kind="danger">Discard them</Button>}
            />
          )}
        </div>
      )}
      {notKept === null ? null : <p className="rounded-md border border-line bg-sheet p-4">{notKept}</p>}
    </div>
  );
}
