import type { ComponentProps, ReactNode } from "react";

const control =
  "mt-1 block min-h-12 w-full rounded-md border border-steel bg-sheet px-3 py-2 text-base font-normal text-ink aria-invalid:border-vermilion disabled:opacity-60 placeholder-shown:text-ellipsis";

interface LabelledProps {
  label: string;
  hint?: ReactNode;
}

export function TextField({ className = "", ...props }: LabelledProps & ComponentProps<"input">) {
  const { label, hint, ...input } = props;
  return (
    <Labelled label={label} hint={hint}>
      <input className={`${control} ${className}`} {...input} />
    </Labelled>
  );
}

export function TextAreaField({ label, hint, ...area }: LabelledProps & ComponentProps<"textarea">) {
  return (
    <Labelled label={label} hint={hint}>
      <textarea className={control} {...area} />
    </Labelled>
  );
}

export function SelectField({ label, hint, ...select }: LabelledProps & ComponentProps<"select">) {
  return (
    <Labelled label={label} hint={hint}>
      <select className={control} {...select} />
    </Labelled>
  );
}

function Labelled({ label, hint, children }: LabelledProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="block font-bold">
      {label}
      {children}
      {hint === undefined ? null : <span className="mt-1 block text-sm font-normal text-steel">{hint}</span>}
    </label>
  );
}

interface CheckBoxProps {
  name: string;
  isNameShown?: boolean;
  checked: boolean;
  isPartly?: boolean;
  onChange(): void;
}

export function CheckBox({ name, isNameShown = false, isPartly = false, ...input }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center justify-center gap-3">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={isNameShown ? undefined : name}
        className="size-5 shrink-0 accent-teal"
        {...input}
      />
      {isNameShown ? <span>{name}</span> : null}
    </label>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
