import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../page/admin-text.ts";
import { useIsPending } from "./list-query.ts";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
  words?: { label: string; previous: string; next: string };
  staysInPlace?: boolean;
}

export function PageLinks({ page, pages, addressOf, words, staysInPlace = false }: PageLinksProps) {
  const text = useAdminText().layout.pages;
  const { label, previous, next } = words ?? text;
  if (pages === 1) return null;
  const linkTo = (other: number, word: string) => (
    <PageLink to={addressOf(other)} word={word} staysInPlace={staysInPlace} />
  );
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3">
      {page === 1 ? null : linkTo(page - 1, previous)}
      <span>{fillPlaceholders(text.current, { page, pages })}</span>
      {page >= pages ? null : linkTo(page + 1, next)}
    </nav>
  );
}

function PageLink({ to, word, staysInPlace }: { to: string; word: string; staysInPlace: boolean }) {
  const isPending = useIsPending(to);
  return (
    <Link
      to={to}
      preventScrollReset={staysInPlace}
      aria-busy={isPending}
      className={`${buttonClass("secondary")} ${isPending ? "bg-marigold" : ""}`}
    >
      {word}
    </Link>
  );
}
