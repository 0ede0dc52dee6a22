import { Link, useLocation } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { pathWithoutLanguage } from "#app/language/paths.ts";

/** Where the visitor is, seen from the menu: on the page itself, or on one below it. */
function useWhereabouts(path: string, below: readonly string[]): "page" | "true" | undefined {
  const here = pathWithoutLanguage(useLocation().pathname);
  if (here === path) return "page";
  return below.some((start) => here.startsWith(start)) ? "true" : undefined;
}

interface TopLinkProps {
  /** The English path. */
  path: string;
  label: string;
}

/** Addresses that belong to an item of the menu besides its own. */
const pagesBelow: Record<string, readonly string[]> = {
  "/services": ["/services/"],
  "/company": ["/company/", "/about"],
};

/** An item of the desktop menu; a vermilion line marks where the visitor is. */
export function TopLink({ path, label }: TopLinkProps) {
  const sitePath = useSitePath();
  return (
    <Link
      to={sitePath(path)}
      aria-current={useWhereabouts(path, pagesBelow[path] ?? [])}
      className="flex min-h-11 items-center border-b-[3px] border-transparent px-0.5 pt-[3px] whitespace-nowrap aria-[current]:border-vermilion"
    >
      {label}
    </Link>
  );
}
