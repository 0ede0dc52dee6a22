import { useCallback, useState } from "react";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { documentOfSection, factsFormSchema, saveFacts } from "../../kit/facts/save-facts.server.ts";
import { type FormSection, sectionOrder } from "../../kit/facts/section-values.ts";
import { type FailureTitle, sendForm } from "../../kit/form/form-outcome.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { answerForm } from "../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { SectionForm } from "./section-form.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../../kit/form/form-outcome.ts";

export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { facts } = context.get(servicesContext);
  const [sections, warnings] = await readWithRetries(() => Promise.all([facts.sections(), facts.warnings()]));
  const documents = sectionOrder.map((section) => ({
    section,
    stored: documentOfSection(section, sections[section]),
  }));
  return { documents, warnings };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ facts }) => facts.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: factsFormSchema,
    failureTitle,
    carryOut: (form) => saveFacts(call.context, form),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().facts;
  const [unsaved, setUnsaved] = useState<ReadonlySet<FormSection>>(new Set());
  const noteDirty = useCallback((section: FormSection, isDirty: boolean) => {
    setUnsaved((sections) => {
      const others = [...sections].filter((one) => one !== section);
      return new Set(isDirty ? [...others, section] : others);
    });
  }, []);
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <UnsavedChangesGuard isUnfinished={unsaved.size > 0} question={text.leaveQuestion} />
      <p className="max-w-prose">{text.intro}</p>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {({ documents, warnings }) =>
          documents.map(({ section, stored }) => (
            <SectionForm
              key={section}
              section={section}
              stored={stored}
              warnings={warnings.filter((found) => found.section === section)}
              onDirty={noteDirty}
            />
          ))
        }
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().facts.loadFailure} />;
}
