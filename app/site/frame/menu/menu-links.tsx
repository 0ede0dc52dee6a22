import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { pathWithoutLanguage } from "#app/language/paths.ts";
import { bodyBuildingPath, bodyTypePages, companyPages, servicePages } from "#app/site/pages.ts";
import bodySilhouettes from "./body-silhouettes.svg";

interface MenuLinkProps {
  path: string;
  below?: readonly string[];
  className?: string;
  children: ReactNode;
}

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

export function ServiceLinks() {
  const texts = useTexts();
  return (
    <ul className="menu-links">
      {servicePages(texts).map(({ path, name }) => (
        <li key={path}>
          <MenuLink path={path}>{name}</MenuLink>
          {path === bodyBuildingPath && (
            <ul>
              {bodyTypePages(texts).map((body) => (
                <li key={body.path}>
                  <MenuLink path={body.path}>
                    <img
                      src={`${bodySilhouettes}#${body.path.slice(bodyBuildingPath.length + 1)}`}
                      width={40}
                      height={20}
                      loading="lazy"
                      alt=""
                    />
                    {body.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <MenuLink path="/paint">
          <i className="paints" />
          {texts.paint.plate}
        </MenuLink>
      </li>
    </ul>
  );
}

export function CompanyLinks() {
  const pages = companyPages(useTexts());
  return (
    <ul className="company-links">
      {pages.map(({ path, name, text }) => (
        <li key={path}>
          <MenuLink path={path}>
            <b>{name}</b>
            <span>{text}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
