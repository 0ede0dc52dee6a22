import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { pathWithoutLanguage } from "#app/language/paths.ts";
import { bodyBuildingPath, bodyTypePages, companyPages, servicePages } from "#app/site/page-names.ts";

interface MenuLinkProps {
  path: string;
  /** Starts of further paths that belong to this item. */
  below?: readonly string[];
  className: string;
  children: ReactNode;
}

/** Marked as current on its page and on those below it. */
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

const entry =
  "flex min-h-11 items-center rounded-sm px-3 font-bold leading-snug hover:bg-sand aria-[current=page]:text-vermilion";

export function ServiceLinks() {
  const texts = useTexts();
  return (
    <ul>
      {servicePages(texts).map(({ path, name }) => (
        <li key={path}>
          <MenuLink path={path} className={entry}>
            {name}
          </MenuLink>
          {path === bodyBuildingPath && (
            <ul className="mx-3 mb-2 grid grid-cols-2 gap-x-3 border-l-4 border-marigold bg-paper py-1 pl-3 text-sm">
              {bodyTypePages(texts).map((body) => (
                <li key={body.path}>
                  <MenuLink
                    path={body.path}
                    className="flex min-h-10 items-center leading-snug underline-offset-4 hover:underline aria-[current=page]:text-vermilion"
                  >
                    {body.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function CompanyLinks() {
  const pages = companyPages(useTexts());
  return (
    <ul className="grid gap-1 menu:grid-cols-2">
      {pages.map(({ path, name, text }) => (
        <li key={path}>
          <MenuLink path={path} className="group/entry block h-full rounded-sm px-3 py-2.5 hover:bg-sand">
            <b className="block leading-snug group-aria-[current=page]/entry:text-vermilion">{name}</b>
            <span className="block text-sm leading-snug text-steel">{text}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
