import type { ReactNode } from "react";
import { island } from "#app/islands/island.ts";
import { useTranslate } from "#app/language/language.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { CompanyLinks, MenuLink, ServiceLinks } from "./menu-links.tsx";

export function WideMenu() {
  const t = useTranslate();
  return (
    <nav
      {...island("wide-menu", undefined)}
      aria-label={t("site.mainNavigation")}
      className="hidden h-full flex-none lg:block"
    >
      <ul className="wide-menu flex h-full items-center gap-2.5 font-bold xl:gap-3.5">
        <li>
          <MenuLink path="/">{t("site.home")}</MenuLink>
        </li>
        <Dropdown
          name="services"
          path="/services"
          below={["/services/"]}
          label={t("site.services")}
          width="w-[450px]"
        >
          <ServiceLinks />
        </Dropdown>
        <Dropdown
          name="company"
          path="/company"
          below={["/company/", "/about"]}
          label={t("site.company")}
          width="w-[550px]"
        >
          <CompanyLinks />
        </Dropdown>
        <li>
          <MenuLink path="/gallery" below={["/gallery/"]}>
            {t("site.gallery")}
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}

interface DropdownProps {
  name: string;
  path: string;
  below: readonly string[];
  label: string;
  width: string;
  children: ReactNode;
}

function Dropdown({ name, path, below, label, width, children }: DropdownProps) {
  const t = useTranslate();
  const panelId = `menu-${name}`;
  return (
    <li data-dropdown={name} className="dropdown relative flex h-full items-center">
      <MenuLink path={path} below={below}>
        {label}
      </MenuLink>
      <button
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        aria-label={t("site.morePages", { name: label })}
        className="peer grid h-11 w-7 place-items-center rounded-sm"
      >
        <Chevron down />
      </button>
      <div id={panelId} data-panel className="dropdown-panel">
        <div className={`raised ${width}`}>{children}</div>
      </div>
    </li>
  );
}
