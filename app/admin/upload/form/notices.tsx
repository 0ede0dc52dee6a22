import { useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../../kit/dialog/confirm.tsx";
import { type ListedOption, nameForReader } from "../../kit/list/name-options.ts";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { focusSection } from "../../kit/page/focus-section.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { scrollIntoView } from "../../kit/page/scroll-into-view.ts";
import { withoutFile } from "../draft/arrange.ts";
import { type FailedUpload, without } from "../draft/draft.ts";
import { type Upload, useArrangement } from "../sending/use-upload.ts";
import { FileCard, SmallButton } from "./file-card.tsx";

export function NotShared({ upload: { text } }: { upload: Upload }) {
  const [search] = useSearchParams();
  const left = Number(search.get("left"));
  const isLost = search.get("shared") === "0" && left === 0;
  const message = isLost ? text.shared.notKept : left > 0 ? counted(text.shared.noRoom, left) : null;
  return message === null ? null : <Problem message={message} className="mb-6" />;
}

export function RestoredUpload({ upload }: { upload: Upload }) {
  const { controller, restored, notSaved, isBusy } = upload;
  const text = upload.text.restored;
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-6">
      {restored === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-teal bg-sheet p-4">
          <p>
            {fillPlaceholders(restored.isInterrupted ? text.interrupted : text.notSent, {
              count: restored.count,
            })}
          </p>
          {isBusy ? null : (
            <Confirm
              title={text.discardTitle}
              question={text.discardQuestion}
              confirm={text.discardConfirm}
              onConfirm={controller.discard}
              trigger={<Button kind="danger">{text.discard}</Button>}
            />
          )}
        </div>
      )}
      {notSaved === null ? null : (
        <p className="rounded-md border border-line bg-sheet p-4">{upload.text.notSaved[notSaved]}</p>
      )}
    </div>
  );
}

interface FailedUploadsProps {
  upload: Upload;
  vehicleNames: readonly ListedOption[];
}

export function FailedUploads({ upload, vehicleNames }: FailedUploadsProps) {
  const { controller, draft, text, isBusy } = upload;
  if (draft.failed.length === 0) return null;
  return (
    <section
      aria-labelledby="failed-uploads"
      className="mb-8 rounded-md border-2 border-vermilion bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="failed-uploads" className="text-lg">
          {text.failed.title}
        </h2>
        {draft.failed.every(({ isFinal }) => isFinal) ? null : (
          <Button kind="primary" disabled={isBusy} onClick={() => void controller.retry()}>
            {text.retryAll}
          </Button>
        )}
      </div>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {draft.failed.map((failure) => (
          <FailedEntry key={failure.entry.id} {...{ upload, vehicleNames, failure }} />
        ))}
      </ul>
    </section>
  );
}

function FailedEntry({ upload, vehicleNames, failure }: FailedUploadsProps & { failure: FailedUpload }) {
  const { controller, fileStates, isBusy } = upload;
  const text = upload.text.picture;
  const { language, images } = useAdminText();
  const { entry, details, message, isFinal } = failure;
  const isSaidOfFile = entry.files.some(({ id }) => fileStates.get(id)?.message === message);
  const name = entry.files.map((file) => file.name).join(", ");
  const { category, vehicleName } = details;
  const vehicle =
    vehicleName === null
      ? upload.text.failed.noVehicleName
      : nameForReader(language, vehicleNames, vehicleName);
  return (
    <li className="rounded-md border border-line p-3">
      <p className="text-sm text-steel">
        {images.work[category]} · {vehicle}
      </p>
      {isSaidOfFile ? null : <p>{message}</p>}
      <div className="mt-3 grid grid-cols-2 gap-3">
        {entry.files.map((file) => (
          <FileCard key={file.id} upload={upload} file={file} />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton
          word={text.retry}
          label={fillPlaceholders(text.retryNamed, { name })}
          disabled={isBusy}
          onClick={isFinal ? undefined : () => void controller.retry(entry.id)}
        />
        <SmallButton
          kind="danger"
          word={text.remove}
          label={fillPlaceholders(text.removeNamed, { name })}
          disabled={isBusy}
          onClick={() => controller.change((draft) => without(draft, entry.id))}
        />
      </div>
    </li>
  );
}

export function RefusedFiles({ upload: { controller, refusedFiles, text } }: { upload: Upload }) {
  if (refusedFiles.length === 0) return null;
  return (
    <div
      ref={scrollIntoView}
      role="alert"
      className="mb-6 scroll-mt-4 rounded-md border-2 border-vermilion bg-sheet p-4"
    >
      <h2 className="text-lg">{text.choose.notTaken}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {refusedFiles.map(({ id, name, message }) => (
          <li key={id}>
            <b className="break-all">{name}</b>: {message}
          </li>
        ))}
      </ul>
      <Button kind="secondary" className="mt-3" onClick={controller.closeRefusedFiles}>
        {text.choose.closeNotTaken}
      </Button>
    </div>
  );
}

export function DuplicatesPanel({ upload }: { upload: Upload }) {
  const { draft, duplicates, isBusy } = upload;
  const text = upload.text.duplicates;
  const arrange = useArrangement(upload);
  const files = draft.entries.flatMap((entry) => entry.files).filter(({ id }) => duplicates.has(id));

  function removeAll() {
    focusSection();
    const told = counted(text.removed, files.length);
    arrange({
      told,
      update: (changed) => files.reduce((rest, { id }) => withoutFile(rest, id), changed),
      files,
    });
  }

  return (
    <div role="status" className="empty:-mt-6">
      {files.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper p-3">
          <p className="mr-auto min-w-0 flex-1 basis-52">{counted(text.count, files.length)}</p>
          {files.length === 1 ? null : (
            <Button kind="secondary" disabled={isBusy} onClick={removeAll}>
              {counted(text.removeAll, files.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
