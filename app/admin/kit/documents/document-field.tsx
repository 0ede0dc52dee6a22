import { type ReactNode, useId } from "react";
import type { Language } from "#content/languages.ts";
import type { FieldType } from "#domain/values/schema.ts";
import { TextAreaField, TextField } from "../form/field.tsx";
import { NewerValue } from "../form/newer-value.tsx";
import { FieldProblem } from "../page/problem.tsx";

interface DocumentFieldProps {
  label: string;
  name?: string;
  type: FieldType;
  language: Language | undefined;
  value: string;
  placeholder?: string;
  leastRows?: number;
  problem: string | null;
  newer?: string;
  status?: ReactNode;
  children?: ReactNode;
  onChange(value: string): void;
}

export function DocumentField(props: DocumentFieldProps) {
  const { label, type, language, value, leastRows = 2, problem, newer, status, children, onChange } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  const described = [status === undefined ? [] : id, problem === null ? [] : problemId].flat().join(" ");
  const common = {
    ...{
      label,
      name: props.name,
      lang: language,
      value,
      placeholder: props.placeholder,
      autoComplete: "off",
    },
    "aria-invalid": problem !== null,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="min-w-0">
      {type === "sentence" ? (
        <TextAreaField
          {...common}
          rows={Math.min(8, Math.max(leastRows, Math.ceil(value.length / 30)))}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <TextField
          {...common}
          type={type === "number" ? "text" : type}
          inputMode={type === "number" ? "numeric" : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {status === undefined ? null : (
        <p id={id} className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-steel">
          {status}
        </p>
      )}
      <FieldProblem id={problemId} problem={problem} />
      {newer === undefined ? null : <NewerValue newer={newer} value={value} onUse={() => onChange(newer)} />}
      {children}
    </div>
  );
}
