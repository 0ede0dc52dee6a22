import type { ReactNode } from "react";

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}:</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
