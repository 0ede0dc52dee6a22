import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { type JobField, jobLengths } from "#domain/jobs/job.ts";
import { dayAhead } from "../form/day-choice.tsx";
import { TextAreaField, TextField } from "../form/field.tsx";
import { LanguageField } from "../form/language-field.tsx";
import type { FieldValues } from "../form/versioned-draft.ts";
import type { NameOptions } from "../list/name-options.ts";
import { counted, useAdminText } from "../page/admin-text.ts";
import { FieldProblem } from "../page/problem.tsx";

interface JobFieldsProps {
  values: FieldValues;
  problems: Readonly<Partial<Record<string, string>>>;
  choices: NameOptions;
  onChange(values: FieldValues): void;
}

export function VehicleField({ choices, ...props }: JobFieldsProps) {
  return <LineField {...props} field="vehicleName" listed={choices.vehicles.flatMap(({ names }) => names)} />;
}

export function JobFields(props: JobFieldsProps) {
  const { values, choices, onChange } = props;
  const text = useAdminText().jobs;
  return (
    <>
      <VehicleField {...props} />
      <LineField {...props} field="work" listed={choices.bodies.flatMap(({ names }) => names)} />
      <PromisedDay {...props} />
      <LineField {...props} field="name" />
      <LineField {...props} field="phone" type="tel" />
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
          maxLength={jobLengths.note}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </>
  );
}

const weeksAhead = [1, 2, 4];

export function PromisedDay({ values, onChange }: Pick<JobFieldsProps, "values" | "onChange">) {
  const text = useAdminText().jobs;
  const { promisedOn = "" } = values;
  return (
    <div>
      <TextField
        label={text.fields.promisedOn}
        name="promisedOn"
        type="date"
        value={promisedOn}
        max={dayAhead(3 * 365)}
        onChange={({ target }) => onChange({ promisedOn: target.value })}
      />
      <div className="mt-2 grid grid-cols-3 gap-2">
        {weeksAhead.map((weeks) => (
          <Button
            key={weeks}
            kind="secondary"
            className="bg-sheet px-1 text-sm"
            aria-pressed={promisedOn === dayAhead(weeks * 7)}
            onClick={() => onChange({ promisedOn: dayAhead(weeks * 7) })}
          >
            {counted(text.inWeeks, weeks)}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface LineFieldProps extends Omit<JobFieldsProps, "choices"> {
  field: JobField;
  listed?: readonly string[];
  type?: "tel";
}

function LineField({ field, listed = [], type, values, problems, onChange }: LineFieldProps) {
  const text = useAdminText().jobs;
  const id = useId();
  const problem = problems[field] ?? null;
  return (
    <div>
      <TextField
        label={text.fields[field]}
        name={field}
        type={type}
        maxLength={jobLengths[field]}
        autoComplete="off"
        list={listed.length === 0 ? undefined : `${id}-listed`}
        value={values[field]}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
      {listed.length === 0 ? null : (
        <datalist id={`${id}-listed`}>
          {[...new Set(listed)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
