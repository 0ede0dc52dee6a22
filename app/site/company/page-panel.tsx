import type { ReactNode } from "react";
import { useSitePath } from "#app/language/language.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { TitledText } from "#content/text-types.ts";

interface PagePanelProps extends TitledText {
  path: string;
  open: string;
  /** The picture stands beside the words instead of above them. */
  beside?: boolean;
  /** Indigo, words and picture halved on large screens. */
  dark?: boolean;
  className: string;
  /** The picture. */
  children: ReactNode;
}

/** A page of the company; the whole panel leads there. */
export function PagePanel({ title, text, path, open, beside, dark, className, children }: PagePanelProps) {
  const sitePath = useSitePath();
  const direction = beside ? "flex-row-reverse" : dark ? "flex-col lg:flex-row-reverse" : "flex-col";
  const colours = dark ? "bg-indigo! text-paper border-indigo! shadow-none!" : "";
  return (
    <div
      className={`panel relative flex overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5 ${direction} ${colours} ${className}`}
    >
      <div className={beside ? "w-[34%] flex-none lg:w-[38%]" : dark ? "lg:w-1/2" : ""}>{children}</div>
      <div
        className={`flex min-w-0 flex-1 flex-col items-start px-5 py-6 lg:px-8 ${dark ? "lg:justify-center" : ""}`}
      >
        <h2 className={beside ? "text-lg lg:text-xl" : "text-xl lg:text-2xl"}>
          <a href={sitePath(path)} className="after:absolute after:inset-0 after:rounded-md">
            {title}
          </a>
        </h2>
        <p className={`mt-2 text-pretty ${dark ? "text-indigo-pale" : "text-steel"}`}>{text}</p>
        <span
          aria-hidden="true"
          className={`mt-auto flex items-center gap-1.5 pt-4 font-bold ${dark ? "text-marigold lg:mt-0" : "text-teal"}`}
        >
          {open}
          <Chevron {...(dark ? { className: "" } : {})} />
        </span>
      </div>
    </div>
  );
}
