import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { useIsPending } from "./pending-navigation.ts";

interface FilterLinkProps {
  to: string;
  label: string;
  count: number | string;
  isShown: boolean;
}

export function FilterLink({ to, label, count, isShown }: FilterLinkProps) {
  const isUnderWay = useIsPending(to);
  const isMarked = isShown || isUnderWay;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? "page" : undefined}
      aria-busy={isUnderWay}
      className={`flex min-h-11 items-center gap-2 rounded-md border-2 px-3 text-sm font-bold ${
        isMarked ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
      }`}
    >
      {label}
      <span className={`font-normal tabular-nums ${isMarked ? "" : "text-steel"}`}>
        {typeof count === "number" ? grouped(count) : count}
      </span>
    </Link>
  );
}
