import type { ReactNode } from "react";

interface FoldProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A section that a phone shows folded up, and wider screens open (site.css). */
export function Fold({ title, children, className = "" }: FoldProps) {
  return (
    <details className={`fold group max-md:border-y max-md:border-line ${className}`}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 md:min-h-0 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl lg:text-2xl">{title}</h2>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 shrink-0 text-vermilion"
          stroke="currentColor"
          strokeWidth="3"
        >
          <path d="M4 12h16" />
          <path d="M12 4v16" className="group-open:hidden" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
