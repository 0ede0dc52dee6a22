import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FieldProblem } from "#domain/facts/facts-schema.ts";
import { readPin } from "#domain/facts/position.ts";
import type { FieldProblems } from "#domain/facts/section-fields.ts";
import { DocumentField } from "../documents/document-field.tsx";
import { idsIn, withIds } from "../documents/entries.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { newId } from "../new-id.ts";
import type { FieldValues, VersionedDraft } from "../ui/versioned-draft.ts";
import {
  addEntry,
  type Field,
  type FieldRow,
  type FormSection,
  fieldRows,
  hasRoom,
  isListSection,
  problemPath,
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
      {askedRows.map((row, index) => (
        <Row
          key={row.entry ?? row.fields[0]?.path}
          section={section}
          row={row}
          number={index + 1}
          onRemove={() =>
            onChange(
              withIds(
                values,
                idsIn(values).filter((id) => id !== row.entry),
              ),
            )
          }
        >
          {row.fields.map((field) => (
            <FactField
              key={field.path}
              field={field}
              value={values[field.path] ?? ""}
              standard={isList ? "" : (defaults[field.path] ?? "")}
              problem={problems[problemPath(section, values, field.path)]}
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

interface FactFieldProps {
  field: Field;
  value: string;
  /** What stands while the field is empty. */
  standard: string;
  problem: FieldProblem | undefined;
  newer: string | undefined;
  onChange(value: string): void;
}

function FactField({ field, value, standard, problem, newer, onChange }: FactFieldProps) {
  const text = useAdminText().facts;
  const { language, name, type } = field;
  const label = text.fields[name];
  return (
    <DocumentField
      label={
        language === undefined
          ? label
          : fillPlaceholders(text.inLanguage, { label, language: text.languages[language] })
      }
      name={field.path}
      type={type}
      language={language}
      value={value}
      placeholder={standard}
      problem={problem === undefined ? null : text.problems[problem]}
      newer={newer}
      onChange={onChange}
    >
      {name === "pin" && lacksPosition(value) ? (
        <p role="status" className="mt-1 text-sm font-bold">
          {text.pinLacksPosition}
        </p>
      ) : null}
    </DocumentField>
  );
}

function lacksPosition(pin: string): boolean {
  const read = readPin(pin);
  return read !== null && read.position === null;
}

interface RowProps {
  section: FormSection;
  row: FieldRow;
  /** Counts from 1. */
  number: number;
  onRemove(): void;
  children: ReactNode;
}

function Row({ section, row: { group, entry }, number, onRemove, children }: RowProps) {
  const text = useAdminText().facts;
  const fields = (
    <div className="grid gap-4 min-[22rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">{children}</div>
  );
  if (group !== undefined) return <Group name={text.groups[group]}>{fields}</Group>;
  if (entry === undefined || !isListSection(section)) {
    return <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">{children}</div>;
  }
  return (
    <Group name={fillPlaceholders(text.entries[section].name, { number })}>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <Button kind="quiet" className="-ml-5 mt-1" onClick={onRemove}>
        {fillPlaceholders(text.entries[section].remove, { number })}
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
    <Button
      kind="secondary"
      className="self-start"
      onClick={() => onChange(addEntry(section, values, newId()))}
    >
      {text.entries[section].add}
    </Button>
  );
}
