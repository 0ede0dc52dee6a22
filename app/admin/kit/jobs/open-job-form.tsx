import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { calendarPath } from "../addresses/jobs.ts";
import { newId } from "../form/new-id.ts";
import { OfficeForm } from "../form/office-form.tsx";
import { useFetcherResult } from "../form/use-fetcher-result.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import type { NameOptions } from "../list/name-options.ts";
import { useAdminText } from "../page/admin-text.ts";
import { focusSection } from "../page/focus-section.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";
import { JobFields, PromisedDay, VehicleField } from "./job-fields.tsx";
import type { JobOutcome } from "./job-form.ts";

interface OpenJobFormProps {
  values: FieldValues;
  enquiryId: string | null;
  choices: NameOptions;
  onOpened?(job: string): void;
  children?: ReactNode;
}

export function OpenJobForm({ values, enquiryId, choices, onOpened, children }: OpenJobFormProps) {
  const text = useAdminText().jobs;
  const [id] = useState(newId);
  const [typed, setTyped] = useState(values);
  const [refusal, setRefusal] = useState<JobOutcome | null>(null);
  const opening = useFetcher<JobOutcome>({ key: `open-job-${id}` });
  const isSaving = opening.state !== "idle";
  useFetcherResult(opening, (outcome) => {
    const { ok, title, description, problems, job } = outcome;
    setRefusal(ok ? null : outcome);
    if (!ok && problems === undefined) notifyFailure(title, description);
    if (!ok || job === undefined) return;
    notifySuccess(title, description);
    focusSection();
    onOpened?.(job);
  });
  const fields = {
    ...{ values: typed, choices, problems: refusal?.problems ?? {} },
    onChange: (change: FieldValues) => setTyped({ ...typed, ...change }),
  };

  function save() {
    const asked: FieldValues =
      enquiryId === null ? { intent: "open" } : { intent: "won", enquiry: enquiryId };
    void opening.submit({ ...asked, id, ...typed }, { method: "post", action: calendarPath });
  }

  return (
    <OfficeForm
      label={text.open}
      className="mt-3 flex flex-col gap-4"
      isSaving={isSaving}
      refusal={refusal}
      onSave={save}
    >
      {enquiryId === null ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <JobFields {...fields} />
        </div>
      ) : (
        <>
          <VehicleField {...fields} />
          <PromisedDay {...fields} />
        </>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button kind="primary" type="submit" aria-disabled={isSaving} className="max-sm:w-full">
          {isSaving ? text.saving : text.open}
        </Button>
        {children}
      </div>
    </OfficeForm>
  );
}
