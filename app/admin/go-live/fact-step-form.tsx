import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FactStep } from "#domain/go-live/go-live-steps.ts";
import { stepAddress } from "../kit/addresses/go-live.ts";
import { UnsavedChangesGuard } from "../kit/dialog/unsaved-changes-guard.tsx";
import { SectionFields } from "../kit/facts/section-fields.tsx";
import { OfficeForm } from "../kit/form/office-form.tsx";
import { useEachAnswer } from "../kit/form/use-each-answer.ts";
import {
  applyNewer,
  type FieldValues,
  followStored,
  isDirty,
  savedAs,
  startDraft,
  typeValues,
} from "../kit/form/versioned-draft.ts";
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
  const sent = useRef<FieldValues>({});
  const [typed, setTyped] = useState(() => typeValues(startDraft(asked), answer?.typed ?? asked.values));
  const [refusal, setRefusal] = useState(answer ?? null);
  const saving = useFetcher<StepOutcome>({ key: `go-live-${step.name}` });
  const draft = followStored(typed, asked);
  const isSaving = saving.state !== "idle";
  const action = stepAddress(step);

  useEachAnswer(saving, (outcome) => {
    if (outcome.ok) return;
    setRefusal(outcome);
    if (outcome.asked === undefined) return;
    if (outcome.isSaved) setTyped(savedAs(draft, sent.current, outcome.asked));
    else setTyped(applyNewer(draft, outcome.asked, false));
  });

  const type = (values: FieldValues) => setTyped(typeValues(draft, values));

  function save() {
    sent.current = draft.values;
    const fields = { ...draft.values, version: String(draft.base.version) };
    void saving.submit(fields, { method: "post", action });
  }

  return (
    <OfficeForm
      label={stepWords(text, step).title}
      action={action}
      isSaving={isSaving}
      refusal={refusal}
      onSave={save}
    >
      <UnsavedChangesGuard
        isUnfinished={isDirty(draft) && !isSaving}
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
          problems={refusal?.problems ?? {}}
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
