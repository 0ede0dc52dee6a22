import { useId } from "react";
import type { PictureStep } from "#domain/go-live/go-live-steps.ts";
import type { StoredPlace } from "#domain/site-pictures/site-pictures.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { PlaceThumbnail } from "../kit/picture/place-thumbnail.tsx";
import type { ShownPlace } from "../kit/picture/shown-place.server.ts";
import { usePlaceChange } from "../kit/picture/use-place-change.ts";
import { FileChooser } from "../kit/upload/file-chooser.tsx";
import { UploadOutcome } from "../kit/upload/upload-outcome.tsx";
import { type ReceivedFile, useFileUpload } from "../kit/upload/use-file-upload.ts";
import { Outline } from "./outline.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepHead } from "./step-head.tsx";

interface PictureStepFormProps {
  step: PictureStep;
  account: string;
  stored: StoredPlace;
  shown: ShownPlace;
}

export function PictureStepForm({ step, account, stored, shown }: PictureStepFormProps) {
  const { goLive: text, pictures } = useAdminText();
  const outcomeId = useId();
  const { change, problem } = usePlaceChange(step.place, stored);
  const upload = useFileUpload(account, "main", put);
  const takesDocuments = step.subject === "certificate";
  const isReal = shown.state !== "isOurs";

  function put(file: ReceivedFile) {
    const url = "picture" in file ? file.picture : null;
    const document = "document" in file ? file.document : null;
    void change({ url, document, focus: { x: 50, y: 50 } }, pictures.placed);
  }

  return (
    <div>
      <StepHead step={step} />
      <div className="my-4 overflow-hidden rounded-md border border-line bg-sand">
        {isReal ? (
          <PlaceThumbnail shown={shown} sizes="(min-width: 640px) 576px, 92vw" />
        ) : (
          <Outline subject={step.subject} />
        )}
      </div>
      <p role="status" className="mb-3 font-bold text-teal empty:hidden">
        {isReal ? text.isYours : ""}
      </p>
      {problem === null ? null : <Problem title={pictures.failure} message={problem} className="mb-3" />}
      <div className="flex flex-col items-start gap-2">
        <UploadOutcome
          id={outcomeId}
          upload={upload}
          text={pictures}
          accepted={takesDocuments ? pictures.acceptedDocument : pictures.accepted}
        />
        <FileChooser
          upload={upload}
          label={text.choose}
          takesDocuments={takesDocuments}
          outcomeId={outcomeId}
        />
      </div>
      <StepBar step={step} isReal={isReal}>
        {isReal ? null : (
          <FileChooser
            upload={upload}
            isCamera
            label={text.camera}
            outcomeId={outcomeId}
            className="min-h-14 grow"
          />
        )}
      </StepBar>
    </div>
  );
}
