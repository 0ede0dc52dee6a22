import { NavLink } from "react-router";
import { type Section, sections } from "../sections.ts";

/** A sidebar on a desk, a bar within thumb reach on a phone. */
export function SectionLinks() {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-r md:p-4"
    >
      <ul className="flex md:sticky md:top-4 md:flex-col md:gap-1">
        {sections.map((section) => (
          <li key={section.path} className="flex-1">
            <NavLink
              to={section.path}
              className={({ isActive }) =>
                `flex min-h-14 flex-col items-center justify-center gap-1 px-3 text-sm md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-md ${
                  isActive ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand"
                }`
              }
            >
              <SectionIcon icon={section.icon} />
              <span className="md:hidden">{section.shortTitle}</span>
              <span className="hidden md:inline">{section.title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const paths: Record<Section["icon"], string> = {
  upload: "M12 16V4m0 0-5 5m5-5 5 5M4 17v3h16v-3",
  images: "M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 9h.01",
};

function SectionIcon({ icon }: { icon: Section["icon"] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[icon]} />
    </svg>
  );
}
