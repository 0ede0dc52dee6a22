import { Button } from "#app/ui/button.tsx";
import type { ListItem, ListName } from "#domain/site-texts/list-shapes.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { nameOfItem } from "./item-name.ts";

interface NewerItemsProps {
  name: ListName;
  items: readonly ListItem[];
  onUse(): void;
}

/** The list that somebody else has saved meanwhile, above the one that was typed. */
export function NewerItems({ name, items, onUse }: NewerItemsProps) {
  const { facts, language } = useAdminText();
  return (
    <div className="mb-4 rounded-md border border-steel bg-sand p-3">
      <p className="text-sm font-bold">{facts.newerList}</p>
      <ul className="mt-1 list-disc pl-5">
        {items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {nameOfItem(item, name, language)}
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="-ml-5" onClick={onUse}>
        {facts.useNewerList}
      </Button>
    </div>
  );
}
