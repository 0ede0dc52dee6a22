import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
  label?: string;
  /** What lies before and after a page. */
  words?: { before: string; after: string };
  /** For a list below other things of its page. */
  staysInPlace?: boolean;
}

/** The ways to the pages beside this one; nothing where there is only one page. */
export function PageLinks({
  page,
  pages,
  addressOf,
  label = "Pages",
  words = { before: "Previous", after: "Next" },
  staysInPlace = false,
}: PageLinksProps) {
  if (pages === 1) return null;
  const linkTo = (other: number, word: string) => (
    <Link to={addressOf(other)} preventScrollReset={staysInPlace} className={buttonClass("secondary")}>
      {word}
    </Link>
  );
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3">
      {page === 1 ? null : linkTo(page - 1, words.before)}
      <span>{`Page ${grouped(page)} of ${grouped(pages)}`}</span>
      {page >= pages ? null : linkTo(page + 1, words.after)}
    </nav>
  );
}
