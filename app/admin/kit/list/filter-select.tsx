import type { ReactNode } from "react";
import { type Option, Options } from "../form/field.tsx";

interface FilterSelectProps {
  name: string;
  label: string;
  all: string;
  value: string;
  options: readonly Option[];
  onChoose(value: string): void;
  className?: string;
}

export function FilterSelect({
  name,
  label,
  all,
  value,
  options,
  onChoose,
  className = "",
}: FilterSelectProps) {
  return (
    <label className={`relative shrink-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={`min-h-11 max-w-44 truncate rounded-md border-2 px-2 text-sm font-bold ${
          value === "" ? "border-line bg-sheet" : "border-ink bg-marigold"
        }`}
      >
        <option value="">{all}</option>
        <Options options={options} />
      </select>
    </label>
  );
}

/** On a phone one row that is pushed aside, so that the list begins on the first screen. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
      {children}
    </div>
  );
}
