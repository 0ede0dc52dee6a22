import { useEffect } from "react";
import { Link } from "react-router";
import { inWorkPath } from "../../images/list-address.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import type { ListedOption } from "../../list/name-options.ts";
import { Problem } from "../../ui/problem.tsx";
import { withSingles } from "../draft/arrange.ts";
import { isPairDraft } from "../draft/draft.ts";
import { type Upload, useUpload } from "../sending/use-upload.ts";
import { DetailsFields, WorkFields } from "./details-fields.tsx";
import { DropZone } from "./drop-zone.tsx";
import { ChooseHalves, LoosePictures, PairCards, SinglePictures } from "./entries.tsx";
import { DuplicatesPanel, FailedUploads, NotShared, RefusedFiles, RestoredUpload } from "./notices.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import { UploadBar } from "./upload-bar.tsx";

interface UploadFormProps {
  vehicleNames: ListedOption[];
  bodyTypes: ListedOption[];
}

const formId = "upload-form";

export function UploadForm(names: UploadFormProps) {
  const { inWork } = useAdminText();
  const upload = useUpload();
  const { controller, draft, text, isBusy } = upload;
  const isPairs = isPairDraft(draft);
  useEffect(() => {
    void controller.open();
    const take = () => void controller.takeShared();
    document.addEventListener("visibilitychange", take);
    return () => {
      document.removeEventListener("visibilitychange", take);
      controller.leave();
    };
  }, [controller]);
  return (
    <div className="-mb-[calc(9.5rem-env(safe-area-inset-bottom))] max-w-5xl md:-mb-12">
      <noscript>
        <Problem message={text.needsScripts} />
      </noscript>
      <PublishedPanel upload={upload} vehicleNames={names.vehicleNames} />
      <NotShared upload={upload} />
      <RestoredUpload upload={upload} />
      <FailedUploads upload={upload} />
      <RefusedFiles upload={upload} />
      <form
        id={formId}
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
          <DuplicatesPanel upload={upload} />
          {isPairs ? <LoosePictures upload={upload} /> : <SinglePictures upload={upload} />}
          {isPairs ? <PairCards upload={upload} /> : null}
        </fieldset>
      </form>
      <Link
        to={inWorkPath}
        className="mt-4 inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
      >
        {inWork.title}
      </Link>
      <UploadBar upload={upload} form={formId} />
    </div>
  );
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
