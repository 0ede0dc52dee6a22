import { type ComponentProps, useId, useState } from "react";
import { maxNameLength } from "#domain/gallery/names/names.ts";
import { TextField } from "../../kit/form/field.tsx";
import { type ListedOption, namedExactly, nameForReader } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";

interface VehicleFieldProps
  extends Pick<ComponentProps<typeof TextField>, "label" | "name" | "aria-invalid" | "aria-describedby"> {
  value: string;
  stored: string;
  choices: ListedOption[];
  onChange(value: string): void;
}

/** A name left as it was stays the stored one, even where two read alike. */
export function VehicleField({ value, stored, choices, onChange, ...field }: VehicleFieldProps) {
  const { language } = useAdminText();
  const suggestions = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = (name: string) => nameForReader(language, choices, name);
  const meant = (text: string) =>
    text === shown(stored) ? stored : (namedExactly(choices, text)?.value ?? text);
  return (
    <>
      <TextField
        {...field}
        value={typed !== null && meant(typed) === value ? typed : shown(value)}
        list={suggestions}
        maxLength={maxNameLength}
        required
        autoComplete="off"
        autoFocus
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(meant(target.value));
        }}
      />
      <datalist id={suggestions}>
        {choices.map(({ value: key, names: [own = key], label }) => (
          <option key={key} value={own} label={label === own ? undefined : label} />
        ))}
      </datalist>
    </>
  );
}
