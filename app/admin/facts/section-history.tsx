import { fillPlaceholders } from "#content/placeholders.ts";
import type { StoredSection } from "#domain/facts/facts.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { VersionEntry } from "../ui/version-entry.tsx";
import { differing } from "../ui/versioned-draft.ts";
import { pathWords } from "./field-layout.ts";

interface SectionHistoryProps {
  stored: StoredSection;
  onUse(values: FieldValues): void;
}

export function SectionHistory({ stored, onUse }: SectionHistoryProps) {
  const text = useAdminText().facts.history;
  const { history, defaults } = stored;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{text.title}</summary>
      {history.length === 0 ? <p>{text.none}</p> : null}
      <ol className="flex flex-col gap-4">
        {history.map((version, index) => (
          <VersionEntry key={version.version} {...version} onUse={() => onUse(version.values)}>
            <Changes {...version} before={history[index + 1]?.values ?? defaults} />
          </VersionEntry>
        ))}
      </ol>
    </details>
  );
}

function Changes({ values, before }: { values: FieldValues; before: FieldValues }) {
  const text = useAdminText().facts;
  const shown = (value: string | undefined) => (value === undefined || value === "" ? text.empty : value);
  return (
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
  );
}
