import { Link } from "react-router";
import { ownFirst } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { textAddress } from "./addresses.ts";
import { kindOfText } from "./text-kinds.ts";
import type { TextRow } from "./text-rows.server.ts";

export function TextList({ label, rows }: { label: string; rows: readonly TextRow[] }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-col divide-y divide-line overflow-hidden rounded-md border border-line in-[details]:rounded-t-none in-[details]:border-0 in-[details]:border-t"
    >
      {rows.map((row) => (
        <TextItem key={row.key} row={row} />
      ))}
    </ul>
  );
}

function TextItem({ row: { key, words, isOwn, staleTranslations } }: { row: TextRow }) {
  const { words: text, facts, language: own } = useAdminText();
  const kind = text.kinds[kindOfText(key)];
  return (
    <li className="relative bg-sheet px-4 py-3 hover:bg-sand">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-steel">
        <Link
          to={textAddress(key)}
          aria-label={`${kind}: ${words[own] || text.leftOut}`}
          className="inline-flex min-h-11 min-w-11 items-center font-bold text-teal underline underline-offset-4 after:absolute after:inset-0"
        >
          {kind}
        </Link>
        {isOwn ? <span>{facts.isOwn}</span> : null}
        {staleTranslations.map((language) => (
          <span key={language} className="font-bold text-vermilion">
            {fillPlaceholders(text.lacks, { language: facts.languages[language] })}
          </span>
        ))}
      </p>
      <div className="grid gap-x-5 gap-y-1 lg:grid-cols-3">
        {ownFirst(own).map((code) => (
          <p
            key={code}
            lang={code}
            className={`line-clamp-3 wrap-anywhere ${code === own ? "" : "text-steel"}`}
          >
            {words[code] || text.leftOut}
          </p>
        ))}
      </div>
    </li>
  );
}
