import { languages } from "#content/languages.ts";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { FoldSummary } from "../../ui/fold-summary.tsx";
import { VersionEntry } from "../../ui/version-entry.tsx";

interface TextHistoryProps {
  stored: TextWithHistory;
  onUse(words: Record<string, string>): void;
}

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
        {history.map(({ words, ...saved }, index) => {
          const before = history[index + 1]?.words ?? standard;
          return (
            <VersionEntry key={saved.version} {...saved} onUse={() => onUse({ ...words })}>
              {languages
                .filter(({ code }) => words[code] !== before[code])
                .map(({ code }) => (
                  <p key={code} lang={code} className="wrap-anywhere">
                    {words[code] || wordsText.leftOut}
                  </p>
                ))}
            </VersionEntry>
          );
        })}
      </ol>
    </details>
  );
}
