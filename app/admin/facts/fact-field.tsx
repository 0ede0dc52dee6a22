import { useId } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FieldProblem } from "#domain/facts/facts-schema.ts";
import { readPin } from "#domain/facts/position.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { NewerValue } from "../ui/newer-value.tsx";
import { FieldProblem as Problem } from "../ui/problem.tsx";
import type { Field } from "./field-layout.ts";

interface FactFieldProps {
  field: Field;
  value: string;
  /** What stands while the field is empty. */
  standard: string;
  problem: FieldProblem | undefined;
  newer: string | undefined;
  onChange(value: string): void;
}

/** Below the field what is wrong with it, and what is stored now where somebody else has changed it meanwhile. */
export function FactField({ field, value, standard, problem, newer, onChange }: FactFieldProps) {
  const text = useAdminText().facts;
  const problemId = useId();
  const { language, name, type } = field;
  const label =
    language === undefined
      ? text.fields[name]
      : fillPlaceholders(text.inLanguage, { label: text.fields[name], language: text.languages[language] });
  const isNumber = type === "number";
  const common = {
    ...{ label, name: field.path, lang: language, value, placeholder: standard, autoComplete: "off" },
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem === undefined ? undefined : problemId,
  };
  return (
    <div className="min-w-0">
      {type === "sentence" ? (
        <TextAreaField {...common} rows={2} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextField
          {...common}
          type={isNumber ? "text" : type}
          inputMode={isNumber ? "numeric" : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {name === "pin" && lacksPosition(value) ? (
        <p role="status" className="mt-1 text-sm font-bold">
          {text.pinLacksPosition}
        </p>
      ) : null}
      <Problem id={problemId} problem={problem === undefined ? null : text.problems[problem]} />
      {newer === undefined ? null : <NewerValue newer={newer} value={value} onUse={() => onChange(newer)} />}
    </div>
  );
}

function lacksPosition(pin: string): boolean {
  const read = readPin(pin);
  return read !== null && read.position === null;
}
