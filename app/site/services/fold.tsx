import type { ReactNode } from "react";

interface FoldProps {
  title: string;
  /** What a phone shows of it while it is folded up. */
  teaser?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section that a phone shows folded up, and wider screens open (site.css). */
export function Fold({ title, teaser, children, className = "" }: FoldProps) {
  return (
    <details className={`fold group/fold max-md:border-y max-md:border-line ${className}`}>
      <summary className="grid min-h-14 list-none grid-cols-[1fr_auto] items-center gap-x-4 max-md:pt-1 md:min-h-0 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl lg:text-2xl">{title}</h2>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 shrink-0 text-vermilion in-[.bg-indigo]:text-marigold"
          stroke="currentColor"
          strokeWidth="3"
        >
          <path d="M4 12h16" />
          <path d="M12 4v16" className="group-open/fold:hidden" />
        </svg>
        {teaser !== undefined && (
          <span className="col-span-2 pb-4 group-open/fold:hidden md:hidden">{teaser}</span>
        )}
      </summary>
      {children}
    </details>
  );
}
