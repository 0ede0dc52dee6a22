import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import type { FieldProblems } from "#domain/facts/section-fields.ts";
import { useAdminText } from "../layout/admin-text.ts";
import type { VersionedDraft } from "../ui/versioned-draft.ts";
import { FactField } from "./fact-field.tsx";
import {
  addEntry,
  type FieldRow,
  type FormSection,
  fieldRows,
  hasRoom,
  isListSection,
  removeEntry,
} from "./field-layout.ts";

interface SectionFieldsProps {
  section: FormSection;
  draft: VersionedDraft;
  defaults: FieldValues;
  problems: FieldProblems;
  isAsked?(path: string): boolean;
  onChange(values: FieldValues): void;
}

export function SectionFields(props: SectionFieldsProps) {
  const { section, draft, defaults, problems, isAsked = () => true, onChange } = props;
  const { values, newer } = draft;
  const isList = isListSection(section);
  const askedRows = fieldRows(section, values)
    .map((row) => ({ ...row, fields: row.fields.filter(({ path }) => isAsked(path)) }))
    .filter(({ fields }) => isList || fields.length > 0);
  return (
    <div className="flex flex-col gap-5">
      {askedRows.map((row) => (
        <Row
          key={row.entry ?? row.fields[0]?.path}
          section={section}
          row={row}
          onRemove={() => onChange(removeEntry(values, row.entry ?? -1))}
        >
          {row.fields.map((field) => (
            <FactField
              key={field.path}
              field={field}
              value={values[field.path] ?? ""}
              standard={isList ? "" : (defaults[field.path] ?? "")}
              problem={problems[field.path]}
              newer={isList ? undefined : newer[field.path]}
              onChange={(value) => onChange({ ...values, [field.path]: value })}
            />
          ))}
        </Row>
      ))}
      {isList ? <AddEntry section={section} values={values} onChange={onChange} /> : null}
    </div>
  );
}

interface RowProps {
  section: FormSection;
  row: FieldRow;
  onRemove(): void;
  children: ReactNode;
}

function Row({ section, row: { group, entry }, onRemove, children }: RowProps) {
  const text = useAdminText().facts;
  const fields = (
    <div className="grid gap-4 min-[22rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">{children}</div>
  );
  if (group !== undefined) return <Group name={text.groups[group]}>{fields}</Group>;
  if (entry === undefined || !isListSection(section)) {
    return <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">{children}</div>;
  }
  const number = { number: entry + 1 };
  return (
    <Group name={fillPlaceholders(text.entries[section].name, number)}>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <Button kind="quiet" className="-ml-5 mt-1" onClick={onRemove}>
        {fillPlaceholders(text.entries[section].remove, number)}
      </Button>
    </Group>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="pr-3 font-bold">{name}</legend>
      {children}
    </fieldset>
  );
}

interface AddEntryProps extends Pick<SectionFieldsProps, "section" | "onChange"> {
  values: FieldValues;
}

function AddEntry({ section, values, onChange }: AddEntryProps) {
  const text = useAdminText().facts;
  if (!isListSection(section) || !hasRoom(section, values)) return null;
  return (
    <Button kind="secondary" className="self-start" onClick={() => onChange(addEntry(section, values))}>
      {text.entries[section].add}
    </Button>
  );
}
