import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Link, NavLink } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useFrameText } from "../frame-text.ts";
import { LanguageSelector } from "../language-selector.tsx";
import { Chevron } from "./chevron.tsx";
import { CompanyLinks, ServiceLinks } from "./menu-links.tsx";

const row = "flex min-h-13 items-center font-display text-lg aria-[current=page]:text-vermilion";

/** The menu of small screens: native disclosures, so that it opens before any script has run. */
export function MobileMenu() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const text = useFrameText();
  const disclosure = useRef<HTMLDetailsElement>(null);

  function close() {
    if (disclosure.current) disclosure.current.open = false;
  }

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  }

  /** What has the focus must not lie behind the menu. */
  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  const link = (path: string, name: string) => (
    <NavLink to={sitePath(path)} end onClick={close} className={row}>
      {name}
    </NavLink>
  );

  return (
    <details
      ref={disclosure}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenFocusLeaves}
      className="group ml-auto menu:hidden"
    >
      <summary className="grid size-12 list-none place-items-center rounded-md border-2 border-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t("site.menu")}</span>
        <MenuIcon />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper px-5 pt-2 pb-6 shadow-[0_18px_30px_-18px_rgb(16_23_61/0.5)]">
        <nav aria-label={t("site.mainNavigation")}>
          <ul className="divide-y divide-line">
            <li>{link("/", t("site.home"))}</li>
            <li>
              {text === undefined ? (
                link("/services", t("site.services"))
              ) : (
                <Section name={t("site.services")}>
                  <ParentLink path="/services" name={t("site.allServices")} onChoose={close} />
                  <ServiceLinks text={text} onChoose={close} />
                </Section>
              )}
            </li>
            <li>
              {text === undefined ? (
                link("/company", t("site.company"))
              ) : (
                <Section name={t("site.company")}>
                  <ParentLink path="/company" name={t("site.aboutCompany")} onChoose={close} />
                  <CompanyLinks text={text} onChoose={close} />
                </Section>
              )}
            </li>
            <li>{link("/gallery", t("site.gallery"))}</li>
            <li>{link("/contact", t("site.contact"))}</li>
          </ul>
        </nav>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <LanguageSelector />
          <Link
            to={sitePath("/contact?inquiry=quote")}
            onClick={close}
            className={`${buttonClass("primary")} grow`}
          >
            {t("site.getQuote")}
          </Link>
        </div>
      </div>
    </details>
  );
}

/** One of the sections that share a name: the browser keeps at most one of them open. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details name="menu-section" className="group/section">
      <summary className={`${row} list-none justify-between [&::-webkit-details-marker]:hidden`}>
        {name}
        <Chevron className="mr-2 w-4 group-open/section:rotate-180" />
      </summary>
      <div className="-mx-3 pb-3">{children}</div>
    </details>
  );
}

interface ParentLinkProps {
  path: string;
  name: string;
  onChoose: () => void;
}

function ParentLink({ path, name, onChoose }: ParentLinkProps) {
  const sitePath = useSitePath();
  return (
    <NavLink
      to={sitePath(path)}
      end
      onClick={onChoose}
      className="flex min-h-11 items-center px-3 font-bold text-teal underline underline-offset-4 aria-[current=page]:text-vermilion"
    >
      {name}
    </NavLink>
  );
}

function MenuIcon() {
  return (
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
  );
}
