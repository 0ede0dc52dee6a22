import type { ComponentProps } from "react";

interface NoticePanelProps {
  title: string;
  text: string;
  isGood?: boolean;
  closing: ComponentProps<"button">;
}

export function NoticePanel({ title, text, isGood = false, closing }: NoticePanelProps) {
  return (
    <div className={`alert raised flex items-start gap-2 ${isGood ? "border-teal" : "border-vermilion"}`}>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-bold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      <button {...closing} className="grid size-11 shrink-0 place-items-center text-xl">
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
