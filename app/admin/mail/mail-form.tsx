import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { UnsavedChangesGuard } from "../kit/dialog/unsaved-changes-guard.tsx";
import { OfficeForm } from "../kit/form/office-form.tsx";
import { CurrentPasswordField } from "../kit/form/password-field.tsx";
import { useVersionedForm } from "../kit/form/use-versioned-form.ts";
import type { FieldValues } from "../kit/form/versioned-draft.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";
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
      {refusal === null || isSaving ? null : (
        <Problem title={text.failure} message={refusal.description ?? refusal.title} />
      )}
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
