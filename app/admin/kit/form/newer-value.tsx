import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../page/admin-text.ts";

export function NewerValue({ newer, value, onUse }: { newer: string; value: string; onUse(): void }) {
  const text = useAdminText().facts;
  const shown = { value: newer === "" ? text.empty : newer };
  if (newer === value)
    return <p className="mt-1 text-sm text-teal">{fillPlaceholders(text.changedMeanwhile, shown)}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-vermilion">
      <span className="wrap-anywhere">{fillPlaceholders(text.newer, shown)}</span>
      <button
        type="button"
        className="min-h-11 font-bold text-teal underline underline-offset-4"
        onClick={onUse}
      >
        {text.useNewer}
      </button>
    </p>
  );
}
