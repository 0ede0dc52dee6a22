import { languages } from "#content/languages.ts";
import { useAdminText } from "../page/admin-text.ts";
import { SelectField } from "./field.tsx";

interface LanguageFieldProps {
  label: string;
  value: string | undefined;
  onChange(language: string): void;
}

export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  const { enquiries } = useAdminText();
  return (
    <SelectField
      label={label}
      name="language"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {languages.map(({ code }) => (
        <option key={code} value={code}>
          {enquiries.languages[code]}
        </option>
      ))}
    </SelectField>
  );
}
