import { Button } from "#app/ui/button.tsx";
import { gallery } from "#content/en/gallery.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import type { FailedUpload } from "./draft.ts";
import type { FileState } from "./upload-state.ts";

interface FailedUploadsProps {
  failed: FailedUpload[];
  fileStates: ReadonlyMap<string, FileState>;
  preview(fileId: string): Blob | null;
  isBusy: boolean;
  onRetry(failure: FailedUpload): void;
  onRetryAll(): void;
  onRemove(failure: FailedUpload): void;
}

const captions = { main: undefined, before: "Before", after: "After" } as const;

/** What is left of an upload whose other images were stored. */
export function FailedUploads(props: FailedUploadsProps) {
  const { failed, fileStates, preview, isBusy, onRetry, onRetryAll, onRemove } = props;
  if (failed.length === 0) return null;
  return (
    <section
      aria-labelledby="failed-uploads"
      className="mb-8 rounded-md border-2 border-vermilion bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="failed-uploads" className="text-lg">
          Not uploaded
        </h2>
        <Button kind="primary" disabled={isBusy} onClick={onRetryAll}>
          Retry all failed
        </Button>
      </div>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {failed.map((failure) => {
          const { entry, details, message } = failure;
          const names = entry.files.map(({ name }) => name).join(", ");
          return (
            <li key={entry.id} className="rounded-md border border-line p-3">
              <p className="text-sm text-steel">
                {gallery.work[details.category]} · {details.vehicleName ?? "Vehicle Project"}
              </p>
              <p className="mb-3">{message}</p>
              <div className="grid grid-cols-2 gap-3">
                {entry.files.map((file) => (
                  <ChosenPicture
                    key={file.id}
                    file={file}
                    preview={preview(file.id)}
                    caption={captions[file.role]}
                    state={fileStates.get(file.id)}
                  />
                ))}
              </div>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button
                  kind="secondary"
                  disabled={isBusy}
                  onClick={() => onRetry(failure)}
                  aria-label={`Retry ${names}`}
                >
                  Retry
                </Button>
                <Button
                  kind="danger"
                  disabled={isBusy}
                  onClick={() => onRemove(failure)}
                  aria-label={`Remove ${names}`}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
