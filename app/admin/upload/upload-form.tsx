import { Button } from "#app/ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { UnsavedChangesGuard } from "../ui/unsaved-changes-guard.tsx";
import { ChosenPairs } from "./chosen-pairs.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { type Draft, isPairDraft } from "./draft.ts";
import { DropZone } from "./drop-zone.tsx";
import { FailedUploads } from "./failed-uploads.tsx";
import { KeptNotes } from "./kept-notes.tsx";
import { OverallProgress } from "./overall-progress.tsx";
import { type FileState, failedIn } from "./upload-state.ts";
import { useUpload } from "./use-upload.ts";

interface UploadFormProps {
  /** Id of the account whose queue it is. */
  account: string;
  vehicleNames: string[];
  bodyTypes: string[];
}

/** The form with all that is chosen, failed or under way. */
export function UploadForm({ account, ...names }: UploadFormProps) {
  const { desk, draft, fileStates, underWay, problem, found, notKept } = useUpload(account);
  const isBusy = underWay !== null;
  const failed = failedIn({ draft, fileStates });

  /** Retry of a single image that failed while the form was kept. */
  function retryOf(entryId: string): (() => void) | undefined {
    const hasFailed = failed.some(({ entry }) => entry.id === entryId);
    return isBusy || !hasFailed ? undefined : () => void desk.retry(entryId);
  }

  return (
    <div className="max-w-5xl">
      <UnsavedChangesGuard
        isUnfinished={isBusy || failed.length > 0}
        question={leavingQuestion(isBusy, notKept !== null)}
      />
      <noscript>
        <Problem message="Uploading needs JavaScript, because the browser makes the pictures smaller first." />
      </noscript>
      <KeptNotes found={found} notKept={notKept} isBusy={isBusy} onDiscard={desk.discard} />
      <FailedUploads
        failed={draft.failed}
        fileStates={fileStates}
        preview={desk.preview}
        isBusy={isBusy}
        onRetry={({ entry }) => void desk.retry(entry.id)}
        onRetryAll={() => void desk.retry()}
        onRemove={({ entry }) => desk.change({ kind: "remove", id: entry.id })}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void desk.submit();
        }}
      >
        <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">New images</legend>
          <DetailsFields draft={draft} {...names} change={desk.change} />
          {isPairDraft(draft) ? (
            <ChosenPairs
              pairs={draft.pairs}
              fileStates={fileStates}
              preview={desk.preview}
              choose={desk.choose}
              change={desk.change}
              retryOf={(pair) => retryOf(pair.id)}
              isBusy={isBusy}
            />
          ) : (
            <>
              <DropZone
                title="images"
                isDisabled={isBusy}
                onFiles={(files) => desk.change({ kind: "add singles", files: desk.choose(files) })}
              />
              <Singles
                singles={draft.singles}
                fileStates={fileStates}
                preview={desk.preview}
                onRemove={(id) => desk.change({ kind: "remove", id })}
                retryOf={retryOf}
              />
            </>
          )}
        </fieldset>
        <div className="mt-6 flex flex-col gap-4">
          {problem === null ? null : <Problem message={problem} />}
          <OverallProgress underWay={underWay} fileStates={fileStates} />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" type="submit" disabled={isBusy} className="w-full sm:w-auto">
              {isBusy ? "Uploading..." : "Upload Images"}
            </Button>
            {isBusy ? (
              <Button kind="secondary" className="w-full sm:w-auto" onClick={desk.stop}>
                Stop upload
              </Button>
            ) : null}
            {isBusy || draft.failed.length > 0 || failed.length === 0 ? null : (
              <Button kind="secondary" className="w-full sm:w-auto" onClick={() => void desk.retry()}>
                Retry all failed
              </Button>
            )}
          </div>
        </div>
      </form>
    </div>
  );
}

/** What leaving costs: nothing where the upload is kept and goes on later. */
function leavingQuestion(isBusy: boolean, isLost: boolean): string {
  if (isLost) return "Some images are not uploaded yet. Leave this page and lose them?";
  return isBusy
    ? "Images are still being uploaded. Leave this page? The upload goes on when you come back."
    : "Some images are not uploaded yet. Leave this page? They are still here when you come back.";
}

interface SinglesProps {
  singles: Draft["singles"];
  fileStates: ReadonlyMap<string, FileState>;
  preview(fileId: string): Blob | null;
  onRemove(id: string): void;
  retryOf(id: string): (() => void) | undefined;
}

function Singles({ singles, fileStates, preview, onRemove, retryOf }: SinglesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {singles.map((file) => (
        <li key={file.id}>
          <ChosenPicture
            file={file}
            preview={preview(file.id)}
            state={fileStates.get(file.id)}
            onRemove={() => onRemove(file.id)}
            onRetry={retryOf(file.id)}
          />
        </li>
      ))}
    </ul>
  );
}
