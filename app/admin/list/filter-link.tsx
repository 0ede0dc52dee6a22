import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";

interface FilterLinkProps {
  to: string;
  label: string;
  count: number;
  isShown: boolean;
}

/** Narrows a list down, and says how much there is. */
export function FilterLink({ to, label, count, isShown }: FilterLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? "page" : undefined}
      className={`flex min-h-11 items-center gap-2 rounded-md border-2 px-3 text-sm font-bold ${
        isShown ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
      }`}
    >
      {label}
      <span className={`font-normal tabular-nums ${isShown ? "" : "text-steel"}`}>{grouped(count)}</span>
    </Link>
  );
}
