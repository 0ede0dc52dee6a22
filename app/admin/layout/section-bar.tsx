import { NavLink } from "react-router";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Icon } from "../kit/page/icon.tsx";
import { type Section, sections } from "../kit/page/sections.ts";
import { goalLook, useSectionGoal } from "./section-goal.ts";
import { WaitingCount } from "./waiting-count.tsx";

const inBar = sections.filter((section: Section) => section.isInBar);

const cell = "relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 -outline-offset-2";
const shortName = "max-w-full truncate text-[0.75rem] leading-4";

interface SectionBarProps {
  waiting: number;
  listId: string;
}

export function SectionBar({ waiting, listId }: SectionBarProps) {
  const text = useAdminText().layout;
  const { goal, isPending } = useSectionGoal();
  const isElsewhere = goal !== undefined && inBar.every(({ path }) => path !== goal);
  return (
    <ul className="grid auto-cols-fr grid-flow-col md:hidden">
      {inBar.map(({ path, name, icon }) => (
        <li key={path} className="min-w-0">
          <NavLink
            to={path}
            aria-busy={isPending && goal === path}
            className={`${cell} ${goalLook(goal === path, isPending)}`}
          >
            <Icon name={icon} />
            <span className={shortName}>{text.sections[name].short}</span>
            {path === enquiriesPath ? (
              <WaitingCount waiting={waiting} className="absolute top-1 left-1/2 ml-1" />
            ) : null}
          </NavLink>
        </li>
      ))}
      <li className="min-w-0">
        <button
          type="button"
          popoverTarget={listId}
          aria-current={(isElsewhere && !isPending) || undefined}
          aria-busy={isElsewhere && isPending}
          className={`${cell} ${goalLook(isElsewhere, isPending)}`}
        >
          <Icon name="menu" />
          <span className={shortName}>{text.menu}</span>
        </button>
      </li>
    </ul>
  );
}
