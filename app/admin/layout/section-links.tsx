import { useRef, useState } from "react";
import { NavLink, useLocation, useNavigation } from "react-router";
import { enquiriesPath } from "../enquiries/list-address.ts";
import { useBackCloses } from "../ui/back-closes.tsx";
import { Icon } from "../ui/icon.tsx";
import { UploadProgressLink } from "../upload/progress/upload-progress.tsx";
import { useAdminText } from "./admin-text.ts";
import { type Section, sectionOf, sections } from "./sections.ts";

const isInBar = (section: Section) => section.isInBar !== false;
const behindMore = sections.filter((section: Section) => !isInBar(section));

const cell = "relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 -outline-offset-2";
const shortName = "max-w-full truncate text-[0.75rem] leading-4";

function look(isActive: boolean): string {
  return isActive ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand";
}

/** The section one is in or on the way to: a tap shows at once, however slow the line. */
function useGoal(): { goal: string | undefined; isUnderWay: boolean } {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const goal = sectionOf(location?.pathname ?? here)?.path;
  return { goal, isUnderWay: location !== undefined && goal !== sectionOf(here)?.path };
}

/** A sidebar; on a phone a bar of four sections and "More", with room for five at 360 px. */
export function SectionLinks({ waiting }: { waiting: number }) {
  const text = useAdminText().layout;
  const { goal, isUnderWay } = useGoal();
  return (
    <nav
      aria-label={text.sectionLinks}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-r md:p-4"
    >
      <div className="md:sticky md:top-4">
        <UploadProgressLink />
        <ul className="grid auto-cols-fr grid-flow-col md:grid-flow-row md:gap-1">
          {sections.map((section: Section) => (
            <li key={section.path} className={`min-w-0 ${isInBar(section) ? "" : "max-md:hidden"}`}>
              <NavLink
                to={section.path}
                aria-busy={isUnderWay && goal === section.path}
                className={`${cell} md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-md md:px-3 md:outline-offset-2 ${look(goal === section.path)} ${isUnderWay && goal === section.path ? "animate-pulse" : ""}`}
              >
                <Icon name={section.icon} />
                <span className={`${shortName} md:hidden`}>{text.sections[section.name].short}</span>
                <span className="hidden text-sm md:inline">{text.sections[section.name].title}</span>
                {section.path === enquiriesPath && waiting > 0 ? <Waiting waiting={waiting} /> : null}
              </NavLink>
            </li>
          ))}
          <li className="min-w-0 md:hidden">
            <More />
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** A popover of the browser: it opens before the scripts are there. */
function More() {
  const text = useAdminText().layout;
  const { goal, isUnderWay } = useGoal();
  const isActive = behindMore.some(({ path }) => path === goal);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => popover.current?.hidePopover());
  return (
    <>
      <button
        type="button"
        popoverTarget="more-sections"
        aria-current={(isActive && !isUnderWay) || undefined}
        aria-busy={isActive && isUnderWay}
        className={`${cell} ${look(isActive)} ${isActive && isUnderWay ? "animate-pulse" : ""}`}
      >
        <Icon name="more" />
        <span className={shortName}>{text.more}</span>
      </button>
      <div
        ref={popover}
        id="more-sections"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="inset-x-0 top-auto bottom-[calc(3.5rem+env(safe-area-inset-bottom))] m-0 max-h-[70dvh] w-full overflow-y-auto border-t border-line bg-sheet p-2 backdrop:bg-indigo-deep/40"
      >
        <ul className="grid gap-1">
          {behindMore.map(({ path, name, icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
                className={({ isActive }) =>
                  `flex min-h-12 items-center gap-3 rounded-md px-3 -outline-offset-2 ${look(isActive)}`
                }
              >
                <Icon name={icon} />
                {text.sections[name].title}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Waiting({ waiting }: { waiting: number }) {
  return (
    <span className="absolute top-1 left-1/2 ml-1 min-w-5 rounded-full bg-vermilion px-1.5 text-center text-[0.75rem] leading-5 font-bold text-white tabular-nums md:static md:ml-auto md:px-2">
      <span className="sr-only">, </span>
      {waiting > 99 ? "99+" : waiting}
      <span className="sr-only"> {useAdminText().layout.waiting}</span>
    </span>
  );
}
