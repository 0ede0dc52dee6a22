import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { pathWithoutLanguage } from "#app/language/paths.ts";
import { bodyBuildingPath, companyPages, servicePages } from "#app/site/pages.ts";
import { keysOf } from "#content/keys-of.ts";
import type { BodyTypeText } from "#content/service-file.ts";
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
  const { looks, texts } = usePage();
  return (
    <ul className="menu-links">
      {servicePages(texts).map(({ path, name }) => (
        <li key={path}>
          <MenuLink path={path}>{name}</MenuLink>
          {path === bodyBuildingPath && (
            <ul>
              {keysOf(texts.bodyTypes).map((slug) => (
                <li key={slug}>
                  <MenuLink path={`${bodyBuildingPath}/${slug}`}>
                    <img
                      src={`${bodySilhouettes}#${looks[slug].silhouette}`}
                      width={40}
                      height={20}
                      loading="lazy"
                      alt=""
                    />
                    {nameOf(texts.bodyTypes[slug])}
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

function nameOf({ title, lang }: BodyTypeText): ReactNode {
  return lang === undefined ? title : <span lang={lang}>{title}</span>;
}
