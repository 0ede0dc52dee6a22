import { type FocusEvent, type ReactNode, useId } from "react";
import { useTranslate } from "#app/language/language.tsx";
import { Chevron } from "./chevron.tsx";
import { TopLink } from "./top-link.tsx";
import type { Dropdowns } from "./use-dropdowns.ts";

interface DropdownProps {
  name: string;
  /** The page above those of the dropdown. */
  path: string;
  label: string;
  /** As a class, since the two dropdowns differ (specification section 2). */
  width: string;
  dropdowns: Dropdowns;
  children: ReactNode;
}

/** Visible at once, so that the next Tab already finds its links; it fades in and out. */
const shown = "visible translate-y-0 opacity-100 transition-[opacity,translate]";
const hidden = "invisible -translate-y-1 opacity-0 transition-[opacity,visibility,translate]";
/** The same by style sheet alone, delays included. */
const shownInUse =
  "invisible opacity-0 transition-[opacity,visibility] delay-150 group-hover:visible group-hover:opacity-100 group-hover:delay-200 peer-focus:visible peer-focus:opacity-100 peer-focus:transition-none focus-within:visible focus-within:opacity-100 focus-within:transition-none";

/** A top item whose link leads to its page, beside a button that discloses the pages below it. */
export function Dropdown({ name, path, label, width, dropdowns, children }: DropdownProps) {
  const t = useTranslate();
  const panelId = useId();
  const { control, isScripted } = dropdowns;
  const isOpen = dropdowns.open === name;

  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) control.close();
  }

  return (
    <li
      data-dropdown={name}
      className="group relative flex h-full items-center"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && control.pointerEnters(name)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && control.pointerLeaves()}
      onBlur={closeWhenFocusLeaves}
    >
      <TopLink path={path} label={label} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t("site.morePages", { name: label })}
        onClick={() => control.press(name)}
        className="peer grid h-11 w-7 place-items-center rounded-sm"
      >
        <Chevron className={isOpen ? "rotate-180" : ""} />
      </button>
      {/* The painted band stays in sight; its height belongs to the way of the pointer into the panel. */}
      <div
        id={panelId}
        data-panel
        className={`${isScripted ? (isOpen ? shown : hidden) : shownInUse} absolute top-full left-1/2 -translate-x-1/2 pt-5 font-normal duration-150 ease-out`}
      >
        <div
          className={`${width} max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-b-lg border border-t-0 border-line bg-sheet p-4 shadow-[0_18px_30px_-18px_rgb(16_23_61/0.5)]`}
        >
          {children}
        </div>
      </div>
    </li>
  );
}
