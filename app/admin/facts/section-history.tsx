import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { SectionVersion, StoredSection } from "#domain/facts/facts.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { Sentence } from "../ui/sentence.tsx";
import { Time } from "../ui/time.tsx";
import { differing } from "../ui/versioned-draft.ts";
import { pathWords } from "./field-layout.ts";

interface SectionHistoryProps {
  section: FactSection;
  stored: StoredSection;
  onUse(values: FieldValues): void;
}

export function SectionHistory({ section, stored, onUse }: SectionHistoryProps) {
  const text = useAdminText().facts.history;
  const { history, defaults } = stored;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{text.title}</summary>
      {history.length === 0 ? <p>{text.none}</p> : null}
      <ol className="flex flex-col gap-4">
        {history.map((version, index) => (
          <li key={`${section} ${version.version}`}>
            <Version {...version} before={history[index + 1]?.values ?? defaults} />
            <Button
              kind="quiet"
              className="-ml-5"
              aria-label={fillPlaceholders(text.useName, { version: version.version })}
              onClick={() => onUse(version.values)}
            >
              {text.use}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Version({ values, changedAt, changedBy, before }: SectionVersion & { before: FieldValues }) {
  const text = useAdminText().facts;
  const shown = (value: string | undefined) => (value === undefined || value === "" ? text.empty : value);
  return (
    <>
      <p className="text-sm text-steel wrap-anywhere">
        <Sentence text={text.history.entry} values={{ time: <Time iso={changedAt} />, who: changedBy }} />
      </p>
      <ul>
        {differing(values, before).map((path) => (
          <li key={path} className="wrap-anywhere">
            {fillPlaceholders(text.history.change, {
              field: pathWords(text, path),
              before: shown(before[path]),
              after: shown(values[path]),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
