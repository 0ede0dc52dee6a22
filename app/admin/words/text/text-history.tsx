import { Button } from "#app/ui/button.tsx";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { FoldSummary } from "../../ui/fold-summary.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Time } from "../../ui/time.tsx";

interface TextHistoryProps {
  stored: TextWithHistory;
  onUse(words: Record<string, string>): void;
}

/** Who wrote what and when; what is used again stands in the form, to be saved. */
export function TextHistory({ stored: { history, standard }, onUse }: TextHistoryProps) {
  const { words: wordsText, facts } = useAdminText();
  const text = facts.history;
  return (
    <details className="panel">
      <FoldSummary>
        <b>{text.title}</b>
      </FoldSummary>
      {history.length === 0 ? <p className="px-4 pb-3 md:px-5">{text.none}</p> : null}
      <ol className="flex flex-col gap-4 px-4 pb-3 md:px-5">
        {history.map(({ version, words, changedAt, changedBy }, index) => {
          const before = history[index + 1]?.words ?? standard;
          return (
            <li key={version}>
              <p className="text-sm text-steel wrap-anywhere">
                <Sentence text={text.entry} values={{ time: <Time iso={changedAt} />, who: changedBy }} />
              </p>
              {languages
                .filter(({ code }) => words[code] !== before[code])
                .map(({ code }) => (
                  <p key={code} lang={code} className="wrap-anywhere">
                    {words[code] || wordsText.leftOut}
                  </p>
                ))}
              <Button
                kind="quiet"
                className="-ml-5"
                aria-label={fillPlaceholders(text.useName, { version })}
                onClick={() => onUse({ ...words })}
              >
                {text.use}
              </Button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
