import { useEffect, useEffectEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { maxNameLength } from "#domain/gallery/names/names.ts";
import { readWithRetries } from "#platform/retry.ts";
import { inWorkPath } from "../kit/addresses/images.ts";
import { type ListedOption, nameOptions } from "../kit/list/name-options.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull, useLastLoaded } from "../kit/page/last-loaded.ts";
import { Problem } from "../kit/page/problem.tsx";
import { SectionFault } from "../kit/page/section-error.tsx";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { withSingles } from "./draft/arrange.ts";
import { isPairDraft } from "./draft/draft.ts";
import { prefilled } from "./draft/prefilled.ts";
import { DetailsFields, WorkFields } from "./form/details-fields.tsx";
import { DropZone } from "./form/drop-zone.tsx";
import { ChooseHalves, LooseFiles, PairCards, SingleFiles } from "./form/entries.tsx";
import { DuplicatesPanel, FailedUploads, NotShared, RefusedFiles, RestoredUpload } from "./form/notices.tsx";
import { ProjectChoice } from "./form/project-choice.tsx";
import { PublishedPanel } from "./form/published-panel.tsx";
import { UploadBar } from "./form/upload-bar.tsx";
import { type Upload, useUpload } from "./sending/use-upload.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { SectionFault as ErrorBoundary };

export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { referenceLists } = context.get(servicesContext);
  const [vehicles, bodies] = await readWithRetries(() =>
    Promise.all([referenceLists.names("vehicle_names"), referenceLists.names("body_types")]),
  );
  const { language } = context.get(adminTextContext);
  return {
    vehicleNames: nameOptions(language, vehicles),
    bodyTypes: nameOptions(language, bodies),
  };
}

/** The form stays, even where the names cannot be read again. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function UploadPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  return loaded === null ? <SectionFault /> : <UploadForm {...loaded} />;
}

interface UploadFormProps {
  vehicleNames: ListedOption[];
  bodyTypes: ListedOption[];
}

const formId = "upload-form";

function UploadForm(names: UploadFormProps) {
  const { inWork } = useAdminText();
  const upload = useUpload();
  const { controller, draft, text, isBusy } = upload;
  const isPairs = isPairDraft(draft);
  const [parameters, setParameters] = useSearchParams();
  const fillIn = useEffectEvent(() => {
    const [vehicle, body] = [parameters.get("vehicle"), parameters.get("body") ?? ""];
    if (vehicle === null) return;
    controller.change((begun) => prefilled(begun, { vehicle: vehicle.slice(0, maxNameLength), body }, names));
    // A reload keeps what was changed since.
    setParameters({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    let isHere = true;
    void controller.open().then(() => {
      if (isHere) fillIn();
    });
    const take = () => void controller.takeShared();
    document.addEventListener("visibilitychange", take);
    return () => {
      isHere = false;
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
      <FailedUploads upload={upload} vehicleNames={names.vehicleNames} />
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
          <ProjectChoice upload={upload} />
          {isPairs ? <LooseFiles upload={upload} /> : <SingleFiles upload={upload} />}
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
