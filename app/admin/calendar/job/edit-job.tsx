import { Button } from "#app/ui/button.tsx";
import { detailsOf, type Job } from "#domain/jobs/job.ts";
import { calendarPath } from "../../kit/addresses/jobs.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { OfficeForm } from "../../kit/form/office-form.tsx";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import { JobFields } from "../../kit/jobs/job-fields.tsx";
import type { JobOutcome } from "../../kit/jobs/job-form.ts";
import { jobValuesOf } from "../../kit/jobs/job-form.ts";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";

export function EditJob({ job, choices }: { job: Job; choices: NameOptions }) {
  const text = useAdminText().jobs;
  const { id, version } = job;
  const form = useVersionedForm<JobOutcome>({
    key: `edit-job-${id}`,
    stored: { version, values: jobValuesOf(detailsOf(job)) },
    action: calendarPath,
    fieldsOf: (values) => ({ ...values, intent: "edit", id }),
  });
  const { draft, refusal, problems = {}, isSaving } = form;
  return (
    <OfficeForm
      label={text.details}
      className="mt-3 flex flex-col gap-4"
      isSaving={isSaving}
      refusal={refusal}
      onSave={() => form.save()}
    >
      <UnsavedChangesGuard isUnfinished={form.isUnsaved} question={text.leaveQuestion} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <JobFields
          {...{ values: draft.values, problems, choices }}
          onChange={(change) => form.type({ ...draft.values, ...change })}
        />
      </div>
      {refusal === null || isSaving ? null : (
        <Problem title={refusal.title} message={refusal.description ?? ""} />
      )}
      <Button kind="secondary" type="submit" disabled={isSaving || !form.isUnsaved} className="sm:self-start">
        {isSaving ? text.saving : text.save}
      </Button>
    </OfficeForm>
  );
}
