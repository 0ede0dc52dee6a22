import type { ReactNode } from "react";
import { Chevron } from "#app/ui/chevron.tsx";

export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="relative flex min-h-14 flex-wrap items-center gap-x-3 py-2 pr-11 pl-4 -outline-offset-3 md:pl-5">
      {children}
      <Chevron down className="absolute top-1/2 right-4 text-teal md:right-5" />
    </summary>
  );
}
