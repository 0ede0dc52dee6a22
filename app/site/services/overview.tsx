import type { ReactNode } from "react";
import { useTexts } from "#app/language/language.tsx";
import type { ServiceText } from "#content/service-file.ts";
import { Tick } from "./tick.tsx";

interface OverviewProps {
  text: Pick<ServiceText, "overview" | "lang">;
  opening: ReactNode;
}

export function Overview({ text: { overview, lang }, opening }: OverviewProps) {
  const { main, context, points } = overview;
  return (
    <section
      className={`wrap grid gap-x-10 gap-y-4 pt-part pb-section ${opening === null ? "" : "lg:grid-cols-2 lg:grid-rows-[auto_1fr]"}`}
    >
      <h2 className="text-xl lg:text-2xl">{useTexts().servicePanels.overview}</h2>
      {opening !== null && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{opening}</div>}
      <div lang={lang} className={opening === null ? "lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-10" : ""}>
        <div>
          <p className="lg:text-lg">{main}</p>
          <p className="mt-3 border-l-4 border-vermilion pl-4 text-sm text-steel lg:mt-5 lg:text-base">
            {context}
          </p>
        </div>
        <ul
          className={`mt-4 grid content-start gap-2 text-sm leading-snug md:max-lg:grid-cols-2 lg:text-base ${opening === null ? "lg:mt-0" : ""}`}
        >
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Tick />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
