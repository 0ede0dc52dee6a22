import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { NameOption } from "../list/name-options.ts";
import { Problem } from "../ui/problem.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { UnsavedChangesGuard } from "../ui/unsaved-changes-guard.tsx";
import { withSingles } from "./arrange.ts";
import { isPairDraft, sentFiles } from "./draft.ts";
import { DropZone } from "./drop-zone.tsx";
import { DetailsFields, WorkFields } from "./form/details-fields.tsx";
import { LoosePictures, SinglePictures } from "./form/loose-pictures.tsx";
import { ChooseHalves, PairCards } from "./form/pair-cards.tsx";
import { FailedUploads, RestoredUpload } from "./unfinished-uploads.tsx";
import { uploadProblem } from "./upload-problem.ts";
import { type Upload, useUpload } from "./use-upload.ts";

interface UploadFormProps {
  account: string;
  vehicleNames: NameOption[];
  bodyTypes: NameOption[];
}

export function UploadForm({ account, ...names }: UploadFormProps) {
  const upload = useUpload(account);
  const { controller, draft, text, isBusy, failed, problem } = upload;
  const isPairs = isPairDraft(draft);
  return (
    <div className="max-w-5xl">
      <UnsavedChangesGuard isUnfinished={isBusy || failed.length > 0} question={leavingQuestion(upload)} />
      <noscript>
        <Problem message={text.needsScripts} />
      </noscript>
      <RestoredUpload upload={upload} />
      <FailedUploads upload={upload} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void controller.submit();
        }}
      >
        <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">{text.form}</legend>
          <WorkFields upload={upload} />
          {isPairs ? <ChooseHalves upload={upload} /> : <ChooseSingles upload={upload} />}
          <DetailsFields upload={upload} {...names} />
          {isPairs ? <LoosePictures upload={upload} /> : <SinglePictures upload={upload} />}
          {isPairs ? <PairCards upload={upload} /> : null}
        </fieldset>
        <div className="mt-6 flex flex-col gap-4">
          {problem === null ? null : <Problem message={uploadProblem(text, problem)} />}
          <OverallProgress upload={upload} />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" type="submit" disabled={isBusy} className="w-full sm:w-auto">
              {isBusy ? text.submitting : text.submit}
            </Button>
            {isBusy ? (
              <Button kind="secondary" className="w-full sm:w-auto" onClick={controller.stop}>
                {text.stop}
              </Button>
            ) : null}
            {isBusy || draft.failed.length > 0 || failed.length === 0 ? null : (
              <Button kind="secondary" className="w-full sm:w-auto" onClick={() => void controller.retry()}>
                {text.retryAll}
              </Button>
            )}
          </div>
        </div>
      </form>
    </div>
  );
}

function leavingQuestion({ isBusy, notSaved, text: { leave } }: Upload): string {
  if (notSaved !== null) return leave.lost;
  return isBusy ? leave.uploading : leave.unfinished;
}

function ChooseSingles({ upload }: { upload: Upload }) {
  const { controller, text } = upload;
  return (
    <DropZone
      upload={upload}
      files={text.choose.files.main}
      onFiles={(files) => controller.change((changed) => withSingles(changed, controller.choose(files)))}
    />
  );
}

/** A live region must be there before its text. */
function OverallProgress({ upload }: { upload: Upload }) {
  const { draft, fileStates, percent, waiting, isBusy } = upload;
  const text = upload.text.progress;
  const files = sentFiles(draft);
  const count = (status: string) => files.filter(({ id }) => fileStates.get(id)?.status === status).length;
  const [completed, failed] = [count("completed"), count("error")];
  return (
    <div role="status">
      {isBusy ? (
        <>
          <p className="mb-1 flex justify-between gap-4">
            <span>
              {fillPlaceholders(text.completed, { completed, files: files.length })}
              {failed > 0 ? fillPlaceholders(text.failed, { failed }) : ""}
              {waiting === null ? "" : fillPlaceholders(text.waiting, { reason: waiting })}
            </span>
            <b className="tabular-nums">{percent}%</b>
          </p>
          <ProgressBar label={text.label} percent={percent} className="h-3" />
        </>
      ) : null}
    </div>
  );
}
