import { useRef, useState } from "react";
import { NavLink } from "react-router";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { useBackCloses } from "../kit/dialog/back-closes.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Icon } from "../kit/page/icon.tsx";
import { type Section, sections } from "../kit/page/sections.ts";
import { goalLook, useSectionGoal } from "./section-goal.ts";
import { WaitingCount } from "./waiting-count.tsx";

const ofSite = sections.filter((section: Section) => section.isOfSite);
const first = sections.filter((section: Section) => !section.isOfSite);

interface SectionListProps {
  waiting: number;
  id: string;
}

export function SectionList({ waiting, id }: SectionListProps) {
  const text = useAdminText().layout;
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => popover.current?.hidePopover());
  const close = () => {
    if (isOpen) popover.current?.hidePopover();
  };
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      onToggle={({ newState }) => setOpen(newState === "open")}
      className="inset-x-0 top-auto bottom-[calc(3.5rem+env(safe-area-inset-bottom))] m-0 max-h-[calc(100dvh-7.5rem)] w-full overflow-y-auto border-t border-line bg-sheet p-2 text-ink backdrop:bg-indigo-deep/40 md:static md:block md:max-h-[calc(100dvh-2rem)] md:border-t-0 md:p-0"
    >
      <ul className="grid md:gap-1">
        {first.map((section) => (
          <SectionLink key={section.path} section={section} waiting={waiting} onChosen={close} />
        ))}
      </ul>
      <p id={`${id}-site`} className="mt-2 border-t border-line px-3 pt-2 pb-1 text-sm font-bold text-steel">
        {text.siteSections}
      </p>
      <ul aria-labelledby={`${id}-site`} className="grid grid-cols-2 md:grid-cols-1 md:gap-1">
        {ofSite.map((section) => (
          <SectionLink key={section.path} section={section} waiting={waiting} onChosen={close} />
        ))}
      </ul>
    </div>
  );
}

interface SectionLinkProps {
  section: Section;
  waiting: number;
  onChosen(): void;
}

function SectionLink({ section: { path, name, icon }, waiting, onChosen }: SectionLinkProps) {
  const text = useAdminText().layout;
  const { goal, isPending } = useSectionGoal();
  return (
    <li className="min-w-0">
      <NavLink
        to={path}
        onClick={onChosen}
        aria-busy={isPending && goal === path}
        className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-sm leading-5 -outline-offset-2 ${goalLook(goal === path, isPending)}`}
      >
        <Icon name={icon} />
        <span className="min-w-0">{text.sections[name].title}</span>
        {path === enquiriesPath ? <WaitingCount waiting={waiting} className="ml-auto" /> : null}
      </NavLink>
    </li>
  );
}
