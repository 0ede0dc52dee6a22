import { useId } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { filledLength, type SiteLanguage, type TextProblem } from "#domain/site-texts/text-rules.ts";
import { type AdminText, useAdminText } from "../../layout/admin-text.ts";
import { TextAreaField } from "../../ui/field.tsx";
import { NewerValue } from "../../ui/newer-value.tsx";
import { FieldProblem } from "../../ui/problem.tsx";
import { MissingLetters } from "../missing-letters.tsx";

interface TextFieldProps {
  language: SiteLanguage;
  value: string;
  standard: string;
  /** An empty text is left out; else it falls back to its default. */
  isOptional: boolean;
  longest: number;
  factWords: Readonly<Record<string, string>>;
  isInHeadingFace: boolean;
  isBehind: boolean;
  problem: TextProblem | undefined;
  newer: string | undefined;
  onChange(value: string): void;
}

/** A text in one language, with its default, its length and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { language, value, standard, isOptional, longest, factWords, problem, newer, onChange } = props;
  const { words: text, facts } = useAdminText();
  const id = useId();
  const isLeftOut = isOptional && value === "";
  const isDefault = value === standard || (value === "" && !isOptional);
  const length = filledLength(isDefault ? standard : value, factWords);
  return (
    <div className="min-w-0">
      <TextAreaField
        label={facts.languages[language]}
        name={language}
        lang={language}
        rows={Math.min(8, Math.max(2, Math.ceil(value.length / 30)))}
        value={value}
        placeholder={isOptional ? undefined : standard}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id} ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={id} className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-steel">
        {props.isBehind ? (
          <span className="font-bold text-vermilion">{text.isBehind}</span>
        ) : (
          <span>{isDefault ? facts.isDefault : isLeftOut ? text.leftOut : facts.isOwn}</span>
        )}
        <span className="tabular-nums">{fillPlaceholders(text.length, { length, longest })}</span>
      </p>
      <FieldProblem
        id={`${id}-problem`}
        problem={problem === undefined ? null : problemWords(text, problem)}
      />
      {props.isInHeadingFace ? <MissingLetters text={fillPlaceholders(value, factWords)} /> : null}
      {newer === undefined ? null : <NewerValue newer={newer} value={value} onUse={() => onChange(newer)} />}
      {isDefault ? null : (
        <p className="mt-1 text-sm text-steel wrap-anywhere">
          <span className="font-bold">{text.standard}</span> <span lang={language}>{standard}</span>
        </p>
      )}
      {isLeftOut ? (
        <button
          type="button"
          aria-label={`${text.takeDefault}: ${facts.languages[language]}`}
          className="min-h-11 font-bold text-teal underline underline-offset-4"
          onClick={() => onChange(standard)}
        >
          {text.takeDefault}
        </button>
      ) : null}
    </div>
  );
}

/** What is wrong with a text, for who writes it. */
export function problemWords({ problems }: AdminText["words"], { kind, detail }: TextProblem): string {
  return fillPlaceholders(problems[kind], { detail });
}
