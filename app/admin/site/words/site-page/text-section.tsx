import { useEffect, useRef } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { counted, useAdminText } from "../../../kit/page/admin-text.ts";
import { FoldSummary } from "../../../kit/page/fold-summary.tsx";
import { TextList } from "../text-list.tsx";
import type { TextRow } from "../text-rows.server.ts";

interface TextSectionProps {
  name: string;
  rows: readonly TextRow[];
  isOpen: boolean;
}

export function TextSection({ name, rows, isOpen }: TextSectionProps) {
  const { words: text } = useAdminText();
  const place = useRef<HTMLDetailsElement>(null);
  const title = useTitle(name, rows);
  const lacks = rows.filter((row) => row.staleTranslations.length > 0).length;

  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  return (
    <details ref={place} open={isOpen} className="panel">
      <FoldSummary>
        <h3 className="line-clamp-2 grow basis-48 text-base wrap-anywhere">{title}</h3>
        {lacks > 0 ? <span className="text-sm text-vermilion">{counted(text.lacksOn, lacks)}</span> : null}
        <span className="text-sm text-steel">{counted(text.textsOn, rows.length)}</span>
      </FoldSummary>
      <TextList label={fillPlaceholders(text.textsOf, { section: title })} rows={rows} />
    </details>
  );
}

function useTitle(name: string, rows: readonly TextRow[]): string {
  const { words: text, language } = useAdminText();
  if (name.endsWith(".search")) return text.forSearch;
  const heading = rows.find(({ key }) => /^\.(title|titleLines\.0)$/.test(key.slice(name.length)));
  const first = rows.slice(0, 3).map(({ words }) => words[language]);
  return heading?.words[language] ?? fillPlaceholders(text.various, { words: first.join(", ") });
}
