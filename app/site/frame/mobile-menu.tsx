import { type KeyboardEvent, useRef } from "react";
import { NavLink } from "react-router";
import { useTranslate } from "#app/language/language.tsx";
import { LanguageSelector } from "./language-selector.tsx";
import { useMainPages } from "./main-pages.ts";

/** The menu of small screens: a native disclosure, so that it opens before any script has run. */
export function MobileMenu() {
  const t = useTranslate();
  const pages = useMainPages();
  const disclosure = useRef<HTMLDetailsElement>(null);

  function close() {
    if (disclosure.current) disclosure.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  }

  return (
    <details ref={disclosure} onKeyDown={closeOnEscape} className="group ml-auto lg:hidden">
      <summary className="grid size-12 list-none place-items-center rounded-md border-2 border-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t("site.mainNavigation")}</span>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-6"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        >
          <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
          <path d="M6 6l12 12M18 6L6 18" className="hidden group-open:block" />
        </svg>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper px-5 pt-4 pb-6">
        <nav aria-label={t("site.mainNavigation")}>
          <ul className="divide-y divide-line">
            {pages.map(({ path, name }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  onClick={close}
                  className="flex min-h-13 items-center font-display text-lg aria-[current=page]:text-vermilion"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4">
          <LanguageSelector />
        </div>
      </div>
    </details>
  );
}
