import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FactWarning } from "#domain/facts/fact-warnings.ts";
import type { FormShape } from "#domain/values/schema.ts";
import { readFactsHash } from "../../kit/addresses/facts.ts";
import { DocumentForm } from "../../kit/documents/document-form.tsx";
import { DocumentHistory } from "../../kit/documents/document-history.tsx";
import { entryIn, idsIn, isListIn, withoutBlankEntries } from "../../kit/documents/entries.ts";
import { isDefault } from "../../kit/documents/stored-document.ts";
import type { FactsOutcome, SectionDocument } from "../../kit/facts/save-facts.server.ts";
import { SectionFields } from "../../kit/facts/section-fields.tsx";
import { type FormSection, isList, pathWords, sentFields } from "../../kit/facts/section-values.ts";
import { useOnPage } from "../../kit/form/on-page.ts";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import { differing, type FieldValues } from "../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { FoldSummary } from "../../kit/page/fold-summary.tsx";
import { SectionPage } from "./section-page.tsx";

interface SectionFormProps {
  section: FormSection;
  stored: SectionDocument;
  warnings: readonly FactWarning[];
  onDirty(section: FormSection, isDirty: boolean): void;
}

export function SectionForm({ section, stored, warnings, onDirty }: SectionFormProps) {
  const text = useAdminText().facts;
  const form = useVersionedForm<FactsOutcome>({
    ...{ key: `facts-${section}`, stored, isList: isList(stored.form) },
    fieldsOf: (values) => ({ ...sentFields(stored.form, values), section }),
  });
  const { draft, isUnsaved } = form;
  const standsAsDefault = isDefault(stored, stored);
  useEffect(() => onDirty(section, isUnsaved), [onDirty, section, isUnsaved]);

  const fold = useRef<HTMLDetailsElement>(null);
  const asked = readFactsHash(useLocation().hash);
  const isAskedFor = asked.section === section;
  useEffect(() => {
    if (!isAskedFor || fold.current === null) return;
    fold.current.open = true;
    const field = asked.field && `[name="${CSS.escape(asked.field)}"]`;
    if (field) fold.current.querySelector<HTMLElement>(field)?.focus();
  }, [isAskedFor, asked.field]);

  const { title, hint } = text.sections[section];
  return (
    <details ref={fold} id={section} className="panel scroll-mt-20" open={useOnPage() !== null}>
      <FoldSummary>
        <h2 className="grow text-base">{title}</h2>
        <span className={isUnsaved ? "font-bold text-vermilion" : "text-sm text-steel"}>
          {isUnsaved ? text.unsaved : standsAsDefault ? text.isDefault : text.isOwn}
        </span>
      </FoldSummary>
      <DocumentForm
        label={title}
        form={form}
        className="px-4 md:px-5"
        failure={text.failure}
        intro={
          <>
            <p className="mb-4 max-w-prose text-sm text-steel">{hint}</p>
            <FactWarnings found={warnings} />
          </>
        }
        newer={isListIn(draft.newer) ? entryLines(draft.newer) : undefined}
        onUseNewer={() => form.takeNewer()}
        actions={
          standsAsDefault && !isUnsaved ? null : (
            <Button kind="quiet" onClick={() => form.type(stored.defaults)}>
              {text.toDefaults}
            </Button>
          )
        }
        footClassName="-mx-4 border-t border-line md:-mx-5 md:px-5"
        onSave={(intent) =>
          form.save(isList(stored.form) ? withoutBlankEntries(draft.values) : draft.values, intent)
        }
      >
        <SectionFields
          section={section}
          form={stored.form}
          draft={draft}
          defaults={stored.defaults}
          problems={form.problems ?? {}}
          onChange={form.type}
        />
      </DocumentForm>
      <div className="flex flex-col gap-4 border-t border-line p-4 md:px-5">
        <SectionPage section={section} />
        <DocumentHistory stored={stored} onUse={form.type}>
          {(values, before) => <Changes values={values} before={before} form={stored.form} />}
        </DocumentHistory>
      </div>
    </details>
  );
}

function entryLines(values: FieldValues): string[] {
  return idsIn(values).map((id) => Object.values(entryIn(values, id)).join(", "));
}

interface ChangesProps {
  values: FieldValues;
  before: FieldValues;
  form: FormShape;
}

function Changes({ values, before, form }: ChangesProps) {
  const admin = useAdminText();
  const text = admin.facts;
  const shown = (value: string | undefined) => (value === undefined || value === "" ? text.empty : value);
  const paths = differing(values, before).filter((path) => !isListIn({ [path]: "" }));
  return (
    <ul>
      {paths.map((path) => (
        <li key={path} className="wrap-anywhere">
          {fillPlaceholders(text.history.change, {
            field: pathWords(admin, form, path),
            before: shown(before[path]),
            after: shown(values[path]),
          })}
        </li>
      ))}
    </ul>
  );
}

function FactWarnings({ found }: { found: readonly FactWarning[] }) {
  const text = useAdminText().facts.warnings;
  if (found.length === 0) return null;
  return (
    <ul className="mb-4 list-disc rounded-md bg-sand py-3 pr-4 pl-8">
      {found.map(({ kind, values }) => (
        <li key={kind + Object.values(values).join()}>{fillPlaceholders(text[kind], values)}</li>
      ))}
    </ul>
  );
}
