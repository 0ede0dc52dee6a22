import { NavLink } from "react-router";
import { enquiriesPath } from "../enquiries/list-address.ts";
import { Icon } from "../ui/icon.tsx";
import { useAdminText } from "./admin-text.ts";
import { sections } from "./sections.ts";

/** A sidebar; on a phone a bar with room for six sections at 360 px. */
export function SectionLinks({ unread }: { unread: number }) {
  const text = useAdminText().layout;
  return (
    <nav
      aria-label={text.sectionLinks}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-r md:p-4"
    >
      <ul className="grid auto-cols-fr grid-flow-col md:sticky md:top-4 md:grid-flow-row md:gap-1">
        {sections.map((section) => (
          <li key={section.path} className={`min-w-0 ${"isInBar" in section ? "max-md:hidden" : ""}`}>
            <NavLink
              to={section.path}
              className={({ isActive }) =>
                `relative flex min-h-14 flex-col items-center justify-center gap-0.5 -outline-offset-2 md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-md md:px-3 md:outline-offset-2 ${
                  isActive ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand"
                }`
              }
            >
              <Icon name={section.icon} />
              <span className="max-w-full truncate text-[0.75rem] leading-4 md:hidden">
                {text.sections[section.name].short}
              </span>
              <span className="hidden text-sm md:inline">{text.sections[section.name].title}</span>
              {section.path === enquiriesPath && unread > 0 ? <Unread unread={unread} /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unread({ unread }: { unread: number }) {
  return (
    <span className="absolute top-1 left-1/2 ml-1 min-w-5 rounded-full bg-vermilion px-1.5 text-center text-[0.75rem] leading-5 font-bold text-white tabular-nums md:static md:ml-auto md:px-2">
      <span className="sr-only">, </span>
      {unread > 99 ? "99+" : unread}
      <span className="sr-only"> {useAdminText().layout.unread}</span>
    </span>
  );
}
