import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import type { MailProblems } from "#domain/mail/mail-form.ts";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { notifySuccess } from "../layout/notices.tsx";
import { OfficeForm } from "../ui/office-form.tsx";
import { CurrentPasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Time } from "../ui/time.tsx";
import { UnsavedChangesGuard } from "../ui/unsaved-changes-guard.tsx";
import { useEachAnswer } from "../ui/use-each-answer.ts";
import { applyNewer, followStored, isDirty, savedAs, startDraft, typeValues } from "../ui/versioned-draft.ts";
import type { MailOutcome } from "./change-mail.server.ts";
import { EnquiryFields, ServerFields } from "./mail-fields.tsx";

interface MailFormProps {
  stored: StoredMail;
  needsPassword: boolean;
}

export function MailForm({ stored, needsPassword }: MailFormProps) {
  const { mail: text, facts } = useAdminText();
  const sent = useRef<FieldValues>({});
  const [typed, setTyped] = useState(() => startDraft(stored));
  const [current, setCurrent] = useState("");
  const [refusal, setRefusal] = useState<{ message: string; problems: MailProblems } | null>(null);
  const saving = useFetcher<MailOutcome>({ key: "mail-settings" });
  const draft = followStored(typed, stored);
  const isSaving = saving.state !== "idle";
  const asksForCurrent = needsPassword || saving.data?.asksForCurrent === true;

  useEachAnswer(saving, ({ ok, title, description, problems, stored: now }) => {
    setRefusal(ok ? null : { message: description ?? title, problems: problems ?? {} });
    if (ok) notifySuccess(title, description);
    if (ok) setCurrent("");
    if (ok && now !== undefined) setTyped(savedAs(draft, sent.current, now));
    if (!ok && now !== undefined) setTyped(applyNewer(draft, now, false));
  });

  function save() {
    sent.current = draft.values;
    const fields = { ...draft.values, intent: "save", version: String(draft.base.version), current };
    void saving.submit(fields, { method: "post" });
  }

  const parts = {
    draft,
    stored,
    problems: refusal?.problems ?? {},
    onChange: (values: FieldValues) => setTyped(typeValues(draft, { ...draft.values, ...values })),
  };
  return (
    <OfficeForm
      label={text.form}
      className="panel flex flex-col gap-5 p-4 md:p-5"
      isSaving={isSaving}
      refusal={refusal}
      onSave={save}
    >
      <UnsavedChangesGuard isUnfinished={isDirty(draft)} question={facts.leaveQuestion} />
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
