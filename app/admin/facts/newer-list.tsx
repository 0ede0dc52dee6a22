import { Button } from "#app/ui/button.tsx";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { fieldRows, type ListSection } from "./field-layout.ts";

interface NewerListProps {
  section: ListSection;
  newer: FieldValues;
  onUse(): void;
}

/** The list that somebody else has saved meanwhile, beside the one that was typed. */
export function NewerList({ section, newer, onUse }: NewerListProps) {
  const text = useAdminText().facts;
  return (
    <div className="mb-4 rounded-md border border-steel bg-sand p-3">
      <p className="text-sm font-bold">{text.newerList}</p>
      <ul className="mt-1 list-disc pl-5">
        {fieldRows(section, newer).map(({ entry, fields }) => (
          <li key={entry} className="wrap-anywhere">
            {fields.map(({ path }) => newer[path]).join(", ")}
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="-ml-5" onClick={onUse}>
        {text.useNewerList}
      </Button>
    </div>
  );
}
