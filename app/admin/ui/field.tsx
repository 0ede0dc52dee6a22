import type { ComponentProps, ReactNode } from "react";

const control =
  "mt-1 block min-h-12 w-full rounded-md border border-steel bg-sheet px-3 py-2 text-base text-ink aria-invalid:border-vermilion disabled:opacity-60";

interface LabelledProps {
  label: string;
  hint?: ReactNode;
}

export function TextField({
  label,
  hint,
  className = "",
  ...input
}: LabelledProps & ComponentProps<"input">) {
  return (
    <label className="block font-bold">
      {label}
      <input className={`${control} font-normal ${className}`} {...input} />
      {hint === undefined ? null : <span className="mt-1 block text-sm font-normal text-steel">{hint}</span>}
    </label>
  );
}

export function TextAreaField({ label, hint, ...area }: LabelledProps & ComponentProps<"textarea">) {
  return (
    <label className="block font-bold">
      {label}
      <textarea className={`${control} font-normal`} {...area} />
      {hint === undefined ? null : <span className="mt-1 block text-sm font-normal text-steel">{hint}</span>}
    </label>
  );
}

export function SelectField({ label, hint, children, ...select }: LabelledProps & ComponentProps<"select">) {
  return (
    <label className="block font-bold">
      {label}
      <select className={`${control} font-normal`} {...select}>
        {children}
      </select>
      {hint === undefined ? null : <span className="mt-1 block text-sm font-normal text-steel">{hint}</span>}
    </label>
  );
}
