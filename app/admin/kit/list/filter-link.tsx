import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { useIsPending } from "./list-query.ts";

interface FilterLinkProps {
  to: string;
  label: string;
  count: number | string;
  isShown: boolean;
}

export function FilterLinks({ label, links }: { label: string; links: readonly FilterLinkProps[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.label}>
            <FilterLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function FilterLink({ to, label, count, isShown }: FilterLinkProps) {
  const isPending = useIsPending(to);
  const isMarked = isShown || isPending;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? "page" : undefined}
      aria-busy={isPending}
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
