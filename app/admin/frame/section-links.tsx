import { NavLink } from "react-router";
import { Icon } from "../icon.tsx";
import { sections } from "../sections.ts";

/** A sidebar on a desk; on a phone a bar within thumb reach that has room for six sections at 360 px. */
export function SectionLinks() {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-r md:p-4"
    >
      <ul className="grid auto-cols-fr grid-flow-col md:sticky md:top-4 md:grid-flow-row md:gap-1">
        {sections.map((section) => (
          <li key={section.path} className="min-w-0">
            <NavLink
              to={section.path}
              className={({ isActive }) =>
                `flex min-h-14 flex-col items-center justify-center gap-0.5 -outline-offset-2 md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-md md:px-3 md:outline-offset-2 ${
                  isActive ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand"
                }`
              }
            >
              <Icon name={section.icon} />
              <span className="max-w-full truncate text-[0.75rem] leading-4 md:hidden">
                {section.shortTitle}
              </span>
              <span className="hidden text-sm md:inline">{section.title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
