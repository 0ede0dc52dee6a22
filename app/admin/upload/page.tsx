import { Button } from "#app/ui/button.tsx";
import { workshopContext } from "#app/workshop.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { signedInAdministrator } from "../guard.server.ts";
import { Problem } from "../problem.tsx";
import type { Route } from "./+types/page";
import { ChosenPairs } from "./chosen-pairs.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { type Draft, entriesOf, isPairDraft, workTypeOf } from "./draft.ts";
import { DropZone } from "./drop-zone.tsx";
import { FailedUploads } from "./failed-uploads.tsx";
import { OverallProgress } from "./overall-progress.tsx";
import { useStayWhile } from "./use-stay-while.ts";
import { type FileState, useUpload } from "./use-upload.ts";

export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { referenceLists } = context.get(workshopContext);
  const [vehicleNames, bodyTypes] = await readWithRetries(() =>
    Promise.all([referenceLists.names("vehicle_names"), referenceLists.names("body_types")]),
  );
  return { vehicleNames, bodyTypes };
}

export default function UploadPage({ loaderData: { vehicleNames, bodyTypes } }: Route.ComponentProps) {
  const { draft, change, choose, submit, retry, problem, underWay, fileStates } = useUpload();
  const isBusy = underWay !== null;
  useStayWhile(isBusy, "Images are still being uploaded. Leave this page and stop the upload?");

  /** Retry of a single image that failed while the form was kept. */
  function retryOf(entryId: string): (() => void) | undefined {
    const entry = entriesOf(draft).find(({ id }) => id === entryId);
    const hasFailed = entry?.files.some(({ id }) => fileStates.get(id)?.status === "error") ?? false;
    const { category, vehicleName, bodyType } = draft;
    if (isBusy || entry === undefined || !hasFailed || category === null) return undefined;
    return () => void retry(entry, { category, workType: workTypeOf(draft), vehicleName, bodyType });
  }

  return (
    <div className="max-w-5xl">
      <noscript>
        <Problem message="Uploading needs JavaScript, because the browser makes the pictures smaller first." />
      </noscript>
      <FailedUploads
        failed={draft.failed}
        fileStates={fileStates}
        isBusy={isBusy}
        onRetry={({ entry, details }) => void retry(entry, details)}
        onRemove={({ entry }) => change({ kind: "remove", id: entry.id })}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">New images</legend>
          <DetailsFields draft={draft} vehicleNames={vehicleNames} bodyTypes={bodyTypes} change={change} />
          {isPairDraft(draft) ? (
            <ChosenPairs
              pairs={draft.pairs}
              fileStates={fileStates}
              choose={choose}
              change={change}
              retryOf={(pair) => retryOf(pair.id)}
              isBusy={isBusy}
            />
          ) : (
            <>
              <DropZone
                title="images"
                isDisabled={isBusy}
                onFiles={(files) => change({ kind: "add singles", files: choose(files) })}
              />
              <Singles
                singles={draft.singles}
                fileStates={fileStates}
                onRemove={(id) => change({ kind: "remove", id })}
                retryOf={retryOf}
              />
            </>
          )}
        </fieldset>
        <div className="mt-6 flex flex-col gap-4">
          {problem === null ? null : <Problem message={problem} />}
          <OverallProgress underWay={underWay} fileStates={fileStates} />
          <Button kind="primary" type="submit" disabled={isBusy} className="w-full sm:w-auto sm:self-start">
            {isBusy ? "Uploading..." : "Upload Images"}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface SinglesProps {
  singles: Draft["singles"];
  fileStates: ReadonlyMap<string, FileState>;
  onRemove(id: string): void;
  retryOf(id: string): (() => void) | undefined;
}

function Singles({ singles, fileStates, onRemove, retryOf }: SinglesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {singles.map(({ id, file }) => (
        <li key={id}>
          <ChosenPicture
            file={file}
            state={fileStates.get(id)}
            onRemove={() => onRemove(id)}
            onRetry={retryOf(id)}
          />
        </li>
      ))}
    </ul>
  );
}
