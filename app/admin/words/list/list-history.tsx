import { Button } from "#app/ui/button.tsx";
import type { ListItem, ListName } from "#domain/site-texts/list-shapes.ts";
import type { ListWithHistory } from "#domain/site-texts/site-texts.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { FoldSummary } from "../../ui/fold-summary.tsx";
import { VersionEntry } from "../../ui/version-entry.tsx";
import { nameOfItem } from "./item-name.ts";

interface ListHistoryProps {
  name: ListName;
  stored: ListWithHistory;
  onUse(items: readonly ListItem[]): void;
}

export function ListHistory({ name, stored: { history, standard }, onUse }: ListHistoryProps) {
  const { facts, words, language } = useAdminText();
  const namesOf = (items: readonly ListItem[]) =>
    items.map((item) => nameOfItem(item, name, language)).join(" · ");
  return (
    <details className="panel">
      <FoldSummary>
        <b>{facts.history.title}</b>
      </FoldSummary>
      <ol className="flex flex-col gap-4 px-4 pb-3 md:px-5">
        {history.map(({ items, ...saved }) => (
          <VersionEntry key={saved.version} {...saved} onUse={() => onUse(items)}>
            <p className="line-clamp-3 wrap-anywhere">{namesOf(items)}</p>
          </VersionEntry>
        ))}
        <li>
          <p className="text-sm text-steel">{facts.isDefault}</p>
          <p className="line-clamp-3 wrap-anywhere">{namesOf(standard)}</p>
          <Button kind="quiet" className="-ml-5" onClick={() => onUse(standard)}>
            {words.toDefault}
          </Button>
        </li>
      </ol>
    </details>
  );
}
