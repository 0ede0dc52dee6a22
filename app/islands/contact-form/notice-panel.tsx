import type { ComponentProps } from "react";

export const noticePlace =
  "fixed right-4 bottom-[4.5rem] z-40 grid w-[min(24rem,calc(100vw-2rem))] gap-3.5 menu:right-6 menu:bottom-6";

interface NoticePanelProps {
  title: string;
  text: string;
  isGood?: boolean;
  closing: ComponentProps<"button">;
}

export function NoticePanel({ title, text, isGood = false, closing }: NoticePanelProps) {
  return (
    <div
      className={`flex items-start gap-2 rounded-md border-2 border-l-8 bg-sheet py-3 pr-1 pl-4 shadow-[0_6px_24px_rgb(19_26_43/0.22)] transition duration-200 ease-out starting:translate-y-3 starting:opacity-0 ${isGood ? "border-teal" : "border-vermilion"}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-bold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      <button
        {...closing}
        className="grid size-11 shrink-0 place-items-center rounded-md text-xl leading-none hover:bg-sand"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
