import { translationLanguages } from "#domain/gallery/names/names.ts";
import type { NamesPage } from "#domain/gallery/names/names-page.ts";
import { FilterLink } from "../kit/list/filter-link.tsx";
import { withQuery } from "../kit/list/list-query.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { AskedNames } from "./names-query.ts";

interface MissingLinksProps {
  path: string;
  query: AskedNames;
  counts: Pick<NamesPage, "inList" | "missing">;
}

export function MissingLinks({ path, query, counts: { inList, missing } }: MissingLinksProps) {
  const text = useAdminText().referenceLists;
  const links = [
    { language: null, label: text.all, count: inList },
    ...translationLanguages.map((language) => ({
      language,
      label: text.missing[language],
      count: missing[language],
    })),
  ];
  return (
    <nav aria-label={text.missingLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ language, label, count }) => (
          <li key={label}>
            <FilterLink
              to={withQuery(path, { ...query, missing: language, page: 1 })}
              label={label}
              count={count}
              isShown={query.missing === language}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
