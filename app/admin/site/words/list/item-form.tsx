import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type ListItem,
  type ListName,
  type ListProblems,
  languagesLacking,
  shapeOf,
  wordsOf,
} from "#domain/site-texts/list-shapes.ts";
import { DocumentField } from "../../../kit/documents/document-field.tsx";
import { type Option, Options, SelectField } from "../../../kit/form/field.tsx";
import { useOnPage, useTypedLanguages } from "../../../kit/form/on-page.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { focusSection } from "../../../kit/page/focus-section.ts";
import { FoldSummary } from "../../../kit/page/fold-summary.tsx";
import { MissingLetters } from "../missing-letters.tsx";
import { problemWords } from "../text/text-field.tsx";
import { nameOfItem, typedLanguages } from "./list-values.ts";
import type { SampleState } from "./sample-state.ts";

interface ItemFormProps {
  choices: readonly Option[];
  name: ListName;
  item: ListItem;
  index: number;
  count: number;
  sampleState: SampleState;
  problems: ListProblems;
  onType(path: string, text: string): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

export function ItemForm(props: ItemFormProps) {
  const { name, choices, item, index, count, sampleState, problems, onType, onMove, onRemove } = props;
  const { words: text, facts, language: own } = useAdminText();
  const languages = useTypedLanguages();
  const shape = shapeOf(name);
  const title = nameOfItem(item, shape, own);
  const lacking = languagesLacking(item, shape);
  const isRefused = Object.keys(problems).some((path) => path.startsWith(`${index}.`));
  const place = useRef<HTMLDetailsElement>(null);
  const entry = useOnPage()?.entry;
  const [isOpen] = useState(title === "" || item.id === entry);
  useEffect(() => {
    if (isRefused && place.current !== null) place.current.open = true;
  }, [isRefused]);
  const spoken = title === "" ? String(index + 1) : title;
  return (
    <li className="panel">
      <details ref={place} open={isOpen}>
        <FoldSummary>
          <span className="line-clamp-2 grow basis-40 font-bold wrap-anywhere">
            {title === "" ? text.newItem : title}
          </span>
          {sampleState === null ? null : (
            <span className="text-sm text-steel">{text.samples[sampleState]}</span>
          )}
          {title === ""
            ? null
            : lacking.map((language) => (
                <span key={language} className="text-sm font-bold text-vermilion">
                  {fillPlaceholders(text.lacks, { language: facts.languages[language] })}
                </span>
              ))}
        </FoldSummary>
        <div className="flex flex-col gap-4 border-t border-line px-4 py-3">
          {Object.entries(shape.fields).map(([field, described]) => (
            <div key={field} className="grid gap-3 @2xl:grid-cols-3">
              {typedLanguages(described, languages).map((language) => {
                const value = wordsOf(item, field)[language];
                const problem = problems[`${index}.${field}.${language}`];
                const values = {
                  label: labelOf(text.itemFields, field),
                  language: facts.languages[language],
                };
                if (described.isChoice === true)
                  return (
                    <SelectField
                      key={language}
                      label={values.label}
                      value={value}
                      onChange={({ target }) => onType(`${field}.${language}`, target.value)}
                    >
                      <Options options={choices} />
                    </SelectField>
                  );
                return (
                  <DocumentField
                    key={language}
                    label={
                      described.isSameInAll === true
                        ? values.label
                        : fillPlaceholders(facts.inLanguage, values)
                    }
                    type="sentence"
                    language={language}
                    value={value}
                    leastRows={described.hasLines === true ? 4 : 1}
                    problem={problem === undefined ? null : problemWords(text, problem)}
                    onChange={(words) => onType(`${field}.${language}`, words)}
                  >
                    {described.isHeading === true ? <MissingLetters text={value} /> : null}
                  </DocumentField>
                );
              })}
            </div>
          ))}
        </div>
      </details>
      <div className="flex flex-wrap gap-1 border-t border-line px-2">
        <Button
          kind="quiet"
          className="px-3 aria-disabled:opacity-50"
          aria-disabled={index === 0}
          aria-label={fillPlaceholders(text.moveUpName, { item: spoken })}
          onClick={() => onMove(-1)}
        >
          {text.moveUp}
        </Button>
        <Button
          kind="quiet"
          className="px-3 aria-disabled:opacity-50"
          aria-disabled={index === count - 1}
          aria-label={fillPlaceholders(text.moveDownName, { item: spoken })}
          onClick={() => onMove(1)}
        >
          {text.moveDown}
        </Button>
        <Button
          kind="quiet"
          className="ml-auto px-3"
          aria-label={fillPlaceholders(text.removeName, { item: spoken })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget.closest("li"));
            onRemove();
          }}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

/** For an item that is about to go. */
function focusBeside(item: HTMLElement | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const summary = beside?.querySelector("summary");
  if (summary) summary.focus();
  else focusSection();
}

function labelOf(labels: Readonly<Record<string, string>>, field: string): string {
  return labels[field] ?? field;
}
