import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { pathWithoutLanguage } from "#app/language/paths.ts";

interface MenuLinkProps {
  /** The English path. */
  path: string;
  /** Starts of the addresses that belong to this item besides its own. */
  below?: readonly string[];
  className: string;
  children: ReactNode;
}

/** A link that says (`aria-current`) when the visitor is on its page, or on one below it. */
export function MenuLink({ path, below = [], className, children }: MenuLinkProps) {
  const sitePath = useSitePath();
  const here = pathWithoutLanguage(useLocation().pathname);
  const isBelow = below.some((start) => here.startsWith(start));
  return (
    <a
      href={sitePath(path)}
      aria-current={here === path ? "page" : isBelow ? "true" : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
