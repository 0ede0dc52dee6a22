import { Button } from "#app/ui/button.tsx";
import type { FactStep } from "#domain/go-live/go-live-steps.ts";
import { stepAddress } from "../kit/addresses/go-live.ts";
import { UnsavedChangesGuard } from "../kit/dialog/unsaved-changes-guard.tsx";
import { SectionFields } from "../kit/facts/section-fields.tsx";
import { OfficeForm } from "../kit/form/office-form.tsx";
import { useVersionedForm } from "../kit/form/use-versioned-form.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import type { AskedFields } from "../kit/setup/read-go-live.server.ts";
import { HereButton } from "./here-button.tsx";
import type { StepOutcome } from "./save-step.server.ts";
import { StepBar } from "./step-bar.tsx";
import { StepHead } from "./step-head.tsx";
import { stepWords } from "./step-words.ts";

interface FactStepFormProps {
  step: FactStep;
  asked: AskedFields;
  answer: StepOutcome | undefined;
}

export function FactStepForm({ step, asked, answer }: FactStepFormProps) {
  const text = useAdminText();
  const action = stepAddress(step);
  const form = useVersionedForm<StepOutcome>({
    ...{ key: `go-live-${step.name}`, stored: asked, action, answer },
    fieldsOf: (values) => ({ ...values }),
  });
  const { draft, refusal, isSaving, type } = form;

  return (
    <OfficeForm
      label={stepWords(text, step).title}
      action={action}
      isSaving={isSaving}
      refusal={refusal}
      onSave={() => form.save()}
    >
      <UnsavedChangesGuard
        isUnfinished={form.isUnsaved && !isSaving}
        question={text.facts.leaveQuestion}
        isWithinPageToo
      />
      <input type="hidden" name="version" value={draft.base.version} />
      <StepHead step={step} />
      {refusal === null ? null : (
        <Problem title={refusal.title} message={refusal.description ?? ""} className="mt-4" />
      )}
      <div className="panel mt-4 p-4">
        <SectionFields
          section={step.section}
          form={asked.form}
          draft={draft}
          defaults={asked.defaults}
          problems={form.problems ?? {}}
          onChange={type}
        />
        {step.name === "pin" ? <HereButton onFound={(pin) => type({ ...draft.values, pin })} /> : null}
      </div>
      <StepBar step={step}>
        <Button kind="primary" type="submit" className="min-h-14 grow" aria-disabled={isSaving}>
          {isSaving ? text.facts.saving : text.goLive.save}
        </Button>
      </StepBar>
    </OfficeForm>
  );
}
