import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListItem, ListName } from "#domain/site-texts/list-shapes.ts";
import type { ListWithHistory } from "#domain/site-texts/site-texts.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { FoldSummary } from "../../ui/fold-summary.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Time } from "../../ui/time.tsx";
import { nameOfItem } from "./item-name.ts";

interface ListHistoryProps {
  name: ListName;
  stored: ListWithHistory;
  onUse(items: readonly ListItem[]): void;
}

/** Who saved which list and when; what is used again stands in the form, to be saved. */
export function ListHistory({ name, stored: { history, standard }, onUse }: ListHistoryProps) {
  const { facts, words, language } = useAdminText();
  const text = facts.history;
  const namesOf = (items: readonly ListItem[]) =>
    items.map((item) => nameOfItem(item, name, language)).join(" · ");
  return (
    <details className="panel">
      <FoldSummary>
        <b>{text.title}</b>
      </FoldSummary>
      <ol className="flex flex-col gap-4 px-4 pb-3 md:px-5">
        {history.map(({ version, items, changedAt, changedBy }) => (
          <li key={version}>
            <p className="text-sm text-steel wrap-anywhere">
              <Sentence text={text.entry} values={{ time: <Time iso={changedAt} />, who: changedBy }} />
            </p>
            <p className="line-clamp-3 wrap-anywhere">{namesOf(items)}</p>
            <Button
              kind="quiet"
              className="-ml-5"
              aria-label={fillPlaceholders(text.useName, { version })}
              onClick={() => onUse(items)}
            >
              {text.use}
            </Button>
          </li>
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
