import type { ReactNode } from "react";
import type { SectionText } from "#content/text-types.ts";

export function PageIntro({ plate, title, text, children }: SectionText & { children?: ReactNode }) {
  return (
    <div className="wrap grid gap-part py-section lg:grid-cols-2 lg:items-center">
      <div>
        <p className="plate">{plate}</p>
        <h1 className="mt-4 text-2xl lg:text-4xl">{title}</h1>
        <p className="mt-4 text-balance text-steel lg:text-lg">{text}</p>
      </div>
      {children}
    </div>
  );
}
