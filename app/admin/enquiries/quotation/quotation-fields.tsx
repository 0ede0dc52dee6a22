import { type ComponentProps, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { gstRates, quotationLengths } from "#domain/quotations/quotation.ts";
import { longestRupees } from "#domain/values/rupees.ts";
import { dayAhead } from "../../kit/form/day-choice.tsx";
import { SelectField, TextAreaField, TextField } from "../../kit/form/field.tsx";
import { LanguageField } from "../../kit/form/language-field.tsx";
import type { FieldValues } from "../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { FieldProblem } from "../../kit/page/problem.tsx";
import { pathOf } from "./quotation-values.ts";

interface FieldsProps {
  values: FieldValues;
  problems: Readonly<Partial<Record<string, string>>>;
  onChange(values: FieldValues): void;
}

interface LineFieldsProps extends FieldsProps {
  place: number;
  onRemove: (() => void) | undefined;
}

export function LineFields({ place, onRemove, ...fields }: LineFieldsProps) {
  const text = useAdminText().quotation;
  const number = place + 1;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="sr-only">{fillPlaceholders(text.line, { number })}</legend>
      <TypedField
        {...fields}
        path={pathOf(place, "what")}
        label={text.fields.what}
        maxLength={quotationLengths.what}
      />
      <div className="mt-3 grid grid-cols-[2fr_3fr] gap-3">
        <TypedField
          {...fields}
          path={pathOf(place, "quantity")}
          label={text.fields.quantity}
          hint={place === 0 ? text.optional : undefined}
          inputMode="numeric"
        />
        <TypedField
          {...fields}
          path={pathOf(place, "price")}
          label={text.fields.price}
          inputMode="decimal"
          maxLength={longestRupees}
        />
      </div>
      {onRemove === undefined ? null : (
        <Button kind="quiet" className="px-0!" onClick={onRemove}>
          {fillPlaceholders(text.removeLine, { number })}
        </Button>
      )}
    </fieldset>
  );
}

const daysValid = [15, 30, 60];

export function TermsFields(fields: FieldsProps) {
  const { quotation: text } = useAdminText();
  const { values, problems, onChange } = fields;
  const noteProblem = useId();
  return (
    <div className="grid items-start gap-4 border-t border-line pt-3 sm:grid-cols-2">
      <SelectField
        label={text.fields.gst}
        name="gst"
        value={values.gst}
        onChange={({ target }) => onChange({ gst: target.value })}
      >
        <option value="">{text.noGst}</option>
        {gstRates.map((rate) => (
          <option key={rate} value={rate}>
            {`${rate}%`}
          </option>
        ))}
      </SelectField>
      <div>
        <TypedField
          {...fields}
          path="validUntil"
          label={text.fields.validUntil}
          type="date"
          min={dayAhead(0)}
          max={dayAhead(365)}
        />
        <div className="mt-2 grid grid-cols-3 gap-2">
          {daysValid.map((days) => (
            <Button
              key={days}
              kind="secondary"
              className="bg-sheet px-1 text-sm"
              aria-pressed={values.validUntil === dayAhead(days)}
              onClick={() => onChange({ validUntil: dayAhead(days) })}
            >
              {fillPlaceholders(text.inDays, { days })}
            </Button>
          ))}
        </div>
      </div>
      <TypedField
        {...fields}
        path="deliveryDays"
        label={text.fields.deliveryDays}
        inputMode="numeric"
        maxLength={3}
      />
      <LanguageField
        label={text.fields.language}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label={text.fields.note}
          name="note"
          rows={3}
          maxLength={quotationLengths.note}
          value={values.note}
          aria-invalid={problems.note !== undefined}
          aria-describedby={problems.note === undefined ? undefined : noteProblem}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <FieldProblem id={noteProblem} problem={problems.note ?? null} />
      </div>
    </div>
  );
}

type TypedFieldProps = FieldsProps & Omit<ComponentProps<typeof TextField>, "onChange"> & { path: string };

function TypedField({ path, values, problems, onChange, ...input }: TypedFieldProps) {
  const id = useId();
  const problem = problems[path] ?? null;
  return (
    <div className="min-w-0">
      <TextField
        {...input}
        name={path}
        autoComplete="off"
        value={values[path] ?? ""}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => onChange({ [path]: target.value })}
      />
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
