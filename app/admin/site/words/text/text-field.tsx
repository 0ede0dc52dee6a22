import { fillPlaceholders } from "#content/placeholders.ts";
import { filledLength, type SiteLanguage, type TextProblem } from "#domain/site-texts/text-rules.ts";
import { DocumentField } from "../../../kit/documents/document-field.tsx";
import { useOnPage } from "../../../kit/form/on-page.ts";
import { type AdminText, useAdminText } from "../../../kit/page/admin-text.ts";
import { MissingLetters } from "../missing-letters.tsx";

interface TextFieldProps {
  language: SiteLanguage;
  value: string;
  standard: string;
  standing: string;
  /** Else an empty text falls back to its default. */
  isOptional: boolean;
  longest: number;
  factWords: Readonly<Record<string, string>>;
  isInHeadingFace: boolean;
  isStale: boolean;
  problem: TextProblem | undefined;
  newer: string | undefined;
  onChange(value: string): void;
}

export function TextField(props: TextFieldProps) {
  const { language, value, standard, isOptional, longest, factWords, problem, newer, onChange } = props;
  const { words: text, facts, onPage: onPageText } = useAdminText();
  const isStanding = useOnPage() === null || props.standing === value;
  const isLeftOut = isOptional && value === "";
  const isDefault = value === standard || (value === "" && !isOptional);
  const length = filledLength(isDefault ? standard : value, factWords);
  return (
    <DocumentField
      label={facts.languages[language]}
      name={language}
      type="sentence"
      language={language}
      value={value}
      placeholder={isOptional ? undefined : standard}
      problem={problem === undefined ? null : problemWords(text, problem)}
      newer={newer}
      status={
        <>
          {props.isStale ? (
            <span className="font-bold text-vermilion">{text.isStale}</span>
          ) : (
            <span>{isDefault ? facts.isDefault : isLeftOut ? text.leftOut : facts.isOwn}</span>
          )}
          <span className="tabular-nums">{fillPlaceholders(text.length, { length, longest })}</span>
        </>
      }
      onChange={onChange}
    >
      {props.isInHeadingFace ? <MissingLetters text={fillPlaceholders(value, factWords)} /> : null}
      {isStanding ? null : (
        <p className="mt-1 text-sm text-steel wrap-anywhere">
          <span className="font-bold">{onPageText.visitorsRead}</span>{" "}
          <span lang={language}>{props.standing || text.leftOut}</span>
        </p>
      )}
      {isDefault || (!isStanding && props.standing === standard) ? null : (
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
    </DocumentField>
  );
}

export function problemWords({ problems }: AdminText["words"], { kind, detail }: TextProblem): string {
  return fillPlaceholders(problems[kind], { detail });
}
