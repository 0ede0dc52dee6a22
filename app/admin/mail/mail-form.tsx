import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { OfficeForm } from "../ui/office-form.tsx";
import { CurrentPasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Time } from "../ui/time.tsx";
import { UnsavedChangesGuard } from "../ui/unsaved-changes-guard.tsx";
import { useVersionedForm } from "../ui/use-versioned-form.ts";
import type { FieldValues } from "../ui/versioned-draft.ts";
import type { MailOutcome } from "./change-mail.server.ts";
import { EnquiryFields, ServerFields } from "./mail-fields.tsx";

interface MailFormProps {
  stored: StoredMail;
  needsPassword: boolean;
}

export function MailForm({ stored, needsPassword }: MailFormProps) {
  const { mail: text, facts } = useAdminText();
  const [current, setCurrent] = useState("");
  const form = useVersionedForm<MailOutcome>({
    ...{ key: "mail-settings", stored },
    fieldsOf: (values) => ({ ...values, current }),
    onSaved: () => setCurrent(""),
  });
  const { draft, refusal, isSaving } = form;
  const asksForCurrent = needsPassword || form.answer?.asksForCurrent === true;

  const parts = {
    draft,
    stored,
    problems: form.problems ?? {},
    onChange: (values: FieldValues) => form.type({ ...draft.values, ...values }),
  };
  return (
    <OfficeForm
      label={text.form}
      className="panel flex flex-col gap-5 p-4 md:p-5"
      isSaving={isSaving}
      refusal={refusal}
      onSave={() => form.save()}
    >
      <UnsavedChangesGuard isUnfinished={form.isUnsaved} question={facts.leaveQuestion} />
      <ServerFields {...parts} />
      <EnquiryFields {...parts} />
      {asksForCurrent ? (
        <CurrentPasswordField
          name="current"
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
      ) : null}
      {refusal === null || isSaving ? null : <Problem title={text.failure} message={refusal.message} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-steel wrap-anywhere">
          {stored.changed === null ? null : (
            <Sentence
              text={text.lastSaved}
              values={{ time: <Time iso={stored.changed.at} />, who: stored.changed.by }}
            />
          )}
        </p>
        <Button kind="primary" type="submit" aria-disabled={isSaving} className="w-full sm:w-auto">
          {isSaving ? text.saving : text.save}
        </Button>
      </div>
    </OfficeForm>
  );
}
