import type { ReactNode } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactFormText } from "#content/texts.ts";
import {
  type EnquiryField,
  type FieldRefusal,
  inquiries,
  maxLengths,
} from "#domain/enquiries/enquiry-rules.ts";

interface FieldProps {
  name: string;
  label: string;
  error: string | null;
  initial: string;
  opensPage: boolean;
  isSending: boolean;
}

type Sentences = Pick<ContactFormText, "missing" | "invalid" | "incomplete" | "tooLong">;

export function fieldSentence(
  text: Sentences,
  field: EnquiryField,
  refusal: FieldRefusal | undefined,
): string | null {
  if (refusal === undefined) return null;
  if (refusal === "missing" || field === "inquiry") return text.missing[field];
  if (refusal === "invalid" && field === "email") return text.invalid.email;
  if (refusal === "incomplete") return text.incomplete;
  return fillPlaceholders(text.tooLong, { most: maxLengths[field] });
}

function idOf(name: string): string {
  return `enquiry-${name}`;
}

function commonProps({ name, error, initial, opensPage, isSending }: FieldProps, hint?: string) {
  const described = [
    ...(error === null ? [] : [`${idOf(name)}-error`]),
    ...(hint === undefined ? [] : [`${idOf(name)}-hint`]),
  ];
  return {
    id: idOf(name),
    name,
    defaultValue: initial,
    required: true,
    readOnly: isSending,
    ...(opensPage ? { autoFocus: true } : {}),
    ...(error === null ? {} : { "aria-invalid": true }),
    ...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") }),
  };
}

function Labelled({ field, hint, children }: { field: FieldProps; hint?: string; children: ReactNode }) {
  const { name, label, error } = field;
  return (
    <div>
      <label htmlFor={idOf(name)} className="font-bold">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${idOf(name)}-hint`} className="mt-1.5 text-sm text-steel">
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldError({ name, error }: Pick<FieldProps, "name" | "error">) {
  if (error === null) return null;
  return (
    <p id={`${idOf(name)}-error`} className="mt-2 flex gap-2 text-sm font-bold text-balance text-vermilion">
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-full bg-vermilion text-white"
      >
        !
      </span>
      {error}
    </p>
  );
}

interface LineProps extends FieldProps {
  type: "text" | "email" | "tel";
  autoComplete: string;
  hint?: string;
}

export function LineField({ type, autoComplete, hint, ...field }: LineProps) {
  return (
    <Labelled field={field} {...(hint === undefined ? {} : { hint })}>
      <input
        type={type}
        inputMode={type}
        autoComplete={autoComplete}
        {...commonProps(field, hint)}
        className="field"
      />
    </Labelled>
  );
}

export function MessageField(field: FieldProps) {
  return (
    <Labelled field={field}>
      <textarea {...commonProps(field)} rows={6} className="field" />
    </Labelled>
  );
}

interface InquiryProps extends FieldProps {
  names: ContactFormText["inquiries"];
}

export function InquiryField({ names, ...field }: InquiryProps) {
  const { name, label, error, initial, opensPage } = field;
  return (
    <fieldset aria-describedby={error === null ? undefined : `${idOf(name)}-error`}>
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="options">
        {inquiries.map((inquiry, index) => (
          <label key={inquiry}>
            <input
              type="radio"
              name={name}
              value={inquiry}
              defaultChecked={inquiry === initial}
              {...(opensPage && index === 0 ? { autoFocus: true } : {})}
            />
            {names[inquiry]}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="honeypot">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
