import { useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { mostLines } from "#domain/quotations/quotation.ts";
import { sumsAsTyped } from "#domain/quotations/read-terms.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { OfficeForm } from "../../kit/form/office-form.tsx";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import type { FieldValues } from "../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import type { LoadedQuotation } from "./loaded-quotation.ts";
import { differencesOf, NewerQuotation } from "./newer-quotation.tsx";
import { LineFields, TermsFields } from "./quotation-fields.tsx";
import { emptyLine, linesIn, quotationValuesOf, termsIn, withLines } from "./quotation-values.ts";
import type { QuotationOutcome } from "./save-quotation.server.ts";

interface QuotationFormProps extends Pick<LoadedQuotation, "id" | "quotation" | "begun"> {
  onUnsaved(isUnsaved: boolean): void;
  onSaved(): void;
}

export function QuotationForm({ id, quotation, begun, onUnsaved, onSaved }: QuotationFormProps) {
  const words = useAdminText();
  const text = words.quotation;
  const form = useVersionedForm<QuotationOutcome>({
    key: `quotation-${id}`,
    stored: { version: quotation?.revision ?? 0, values: quotationValuesOf(quotation, begun) },
    isList: true,
    onSaved,
    fieldsOf: (values) => ({ ...termsIn(values), lines: JSON.stringify(linesIn(values)) }),
  });
  const { draft, refusal, problems = {}, isSaving, isUnsaved } = form;
  const { values, newer } = draft;
  const isReplaced = Object.keys(newer).length > 0;
  const differences = isReplaced ? differencesOf(words, newer, values) : [];
  const lines = linesIn(values);
  const onChange = (change: FieldValues) => form.type({ ...values, ...change });
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  return (
    <OfficeForm
      label={text.title}
      className="panel flex flex-col gap-5 p-4 md:p-5"
      isSaving={isSaving}
      refusal={refusal}
      onSave={() => form.save()}
    >
      <UnsavedChangesGuard isUnfinished={isUnsaved} question={text.leaveQuestion} />
      <p className="text-sm text-steel">
        {text.hint} {quotation === null ? text.number : null}
      </p>
      {lines.map((_line, place) => (
        <LineFields
          key={place}
          {...{ place, values, problems, onChange }}
          onRemove={
            lines.length === 1
              ? undefined
              : () => {
                  form.forgetProblems();
                  form.type(withLines(values, lines.toSpliced(place, 1)));
                }
          }
        />
      ))}
      <Button
        kind="secondary"
        className="self-start"
        disabled={lines.length >= mostLines}
        onClick={() => form.type(withLines(values, [...lines, emptyLine]))}
      >
        {text.addLine}
      </Button>
      <TermsFields {...{ values, problems, onChange }} />
      <Sums values={values} />
      {refusal === null || refusal.stored !== undefined || isSaving ? null : (
        <Problem title={refusal.title} message={refusal.description ?? ""} />
      )}
      {differences.length === 0 ? null : (
        <NewerQuotation differences={differences} onUse={() => form.takeNewer()} />
      )}
      <Button kind="primary" type="submit" disabled={isSaving || !isUnsaved} className="sm:self-start">
        {isSaving ? text.saving : differences.length === 0 ? text.save : text.newer.replace}
      </Button>
    </OfficeForm>
  );
}

function Sums({ values }: { values: FieldValues }) {
  const text = useAdminText().quotation;
  const { gst: rate = "" } = values;
  const { subtotal, gst, total } = sumsAsTyped({ lines: linesIn(values), gst: rate });
  const rows = [
    [text.subtotal, subtotal],
    ...(rate === "" ? [] : ([[fillPlaceholders(text.gstAmount, { rate }), gst]] as const)),
    [text.total, total],
  ] as const;
  return (
    <dl aria-live="polite" className="border-t border-line pt-3">
      {rows.map(([sum, rupees]) => (
        <div
          key={sum}
          className={`flex justify-between gap-4 ${sum === text.total ? "text-lg font-bold" : ""}`}
        >
          <dt>{sum}</dt>
          <dd className="tabular-nums">₹{grouped(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
