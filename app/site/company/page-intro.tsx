import type { ReactNode } from "react";
import type { SectionText } from "#content/text-types.ts";

export function PageIntro({ plate, title, text, children }: SectionText & { children?: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 pt-10 pb-14 lg:grid-cols-2 lg:items-center lg:gap-14 lg:pt-16 lg:pb-20">
      <div>
        <p className="plate">{plate}</p>
        <h1 className="mt-5 text-[clamp(2rem,10vw,2.625rem)] lg:text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-balance text-steel lg:text-xl">{text}</p>
      </div>
      {children}
    </div>
  );
}
