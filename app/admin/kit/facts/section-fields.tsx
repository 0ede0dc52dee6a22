import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FieldProblem } from "#domain/facts/facts-schema.ts";
import { flatten } from "#domain/facts/field-paths.ts";
import { readPin } from "#domain/facts/position.ts";
import type { FieldProblems } from "#domain/facts/section-fields.ts";
import type { FormField, FormShape } from "#domain/values/schema.ts";
import { DocumentField } from "../documents/document-field.tsx";
import { idsIn, withIds } from "../documents/entries.ts";
import { newId } from "../form/new-id.ts";
import { useTypedLanguages } from "../form/on-page.ts";
import type { FieldValues, VersionedDraft } from "../form/versioned-draft.ts";
import { useAdminText } from "../page/admin-text.ts";
import { DayHours } from "./day-hours.tsx";
import { type ReadyNotice, ReadyNotices } from "./ready-notices.tsx";
import {
  type FormSection,
  inOrder,
  isList,
  rowsOf,
  type SectionRow,
  sentPath,
  withNewEntry,
} from "./section-values.ts";
import { weekdayNamed } from "./week-hours.ts";

type EntryWords = Readonly<Record<"name" | "add" | "remove", string>>;

interface SectionFieldsProps {
  section: FormSection;
  form: FormShape;
  draft: VersionedDraft;
  defaults: FieldValues;
  problems: FieldProblems;
  onChange(values: FieldValues): void;
}

export function SectionFields({ section, form, draft, defaults, problems, onChange }: SectionFieldsProps) {
  const entries: Partial<Record<FormSection, EntryWords>> = useAdminText().facts.entries;
  const words = entries[section];
  const { values, newer } = draft;
  const languages = useTypedLanguages();
  const ids = idsIn(values);
  const problemOf = ({ path, language }: FormField) => {
    const sent = sentPath(form, values, path);
    const ofAllLanguages = sent.replace(/\.\w+$/, "");
    return problems[sent] ?? (language === languages[0] ? problems[ofAllLanguages] : undefined);
  };
  return (
    <div className="flex flex-col gap-5">
      {inOrder(rowsOf(form, values), languages).map((row, index) => (
        <Row
          key={row.entry ?? row.fields[0]?.path}
          words={words}
          row={row}
          number={index + 1}
          onRemove={() => onChange(withIds(values, ids.toSpliced(index, 1)))}
        >
          {row.fields.map((field) => (
            <FactField
              key={field.path}
              field={field}
              value={values[field.path] ?? ""}
              standard={isList(form) ? "" : (defaults[field.path] ?? "")}
              problem={problemOf(field)}
              newer={isList(form) ? undefined : newer[field.path]}
              onChange={(value) => onChange({ ...values, [field.path]: value })}
            />
          ))}
          {section === "hours" ? (
            <DayHours
              day={weekdayNamed(row.group)}
              isFirst={index === 0}
              values={values}
              onChange={onChange}
            />
          ) : null}
        </Row>
      ))}
      {words !== undefined && ids.length < (form.most ?? 0) ? (
        <Button
          kind="secondary"
          className="self-start"
          onClick={() => onChange(withNewEntry(form, values, newId()))}
        >
          {words.add}
        </Button>
      ) : null}
      {section === "closures" && ids.length < (form.most ?? 0) ? (
        <ReadyNotices onChoose={(ready) => onChange(withReadyNotice(form, values, ready))} />
      ) : null}
    </div>
  );
}

function withReadyNotice(form: FormShape, values: FieldValues, { from, to, notice }: ReadyNotice) {
  const id = newId();
  return { ...withNewEntry(form, values, id), ...flatten({ from, to, notice }, id) };
}

interface FactFieldProps {
  field: FormField;
  value: string;
  standard: string;
  problem: FieldProblem | undefined;
  newer: string | undefined;
  onChange(value: string): void;
}

function FactField({ field, value, standard, problem, newer, onChange }: FactFieldProps) {
  const text = useAdminText().facts;
  const { language, name, type } = field;
  const labels: Readonly<Record<string, string>> = text.fields;
  const label = labels[name] ?? name;
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
  words: EntryWords | undefined;
  row: SectionRow;
  number: number;
  onRemove(): void;
  children: ReactNode;
}

function Row({ words, row: { group, title, entry }, number, onRemove, children }: RowProps) {
  const { facts, language } = useAdminText();
  const groups: Readonly<Record<string, string>> = facts.groups;
  if (group !== undefined) {
    return (
      <Group name={title?.[language] ?? groups[group] ?? group}>
        <div className="grid gap-4 min-[22rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] [&_input[type=time]]:px-2!">
          {children}
        </div>
      </Group>
    );
  }
  if (entry === undefined || words === undefined) {
    return <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">{children}</div>;
  }
  return (
    <Group name={fillPlaceholders(words.name, { number })}>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <Button kind="quiet" className="-ml-5 mt-1" onClick={onRemove}>
        {fillPlaceholders(words.remove, { number })}
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
