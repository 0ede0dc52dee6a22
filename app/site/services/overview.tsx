import { useTexts } from "#app/language/language.tsx";
import type { ServiceText } from "#content/services.ts";
import { Fold } from "../disclosure.tsx";
import { Tick } from "./tick.tsx";

/** What the work is, then the cards of its features, in whole rows, with the points below. */
export function Overview({ overview, features }: Pick<ServiceText, "overview" | "features">) {
  const words = useTexts().servicePanels;
  const share = features.length === 4 ? "lg:basis-2/5" : "lg:basis-[30%]";
  return (
    <section className="wrap grid gap-6 pt-7 md:pb-8 lg:gap-14 lg:pt-16 lg:pb-20">
      <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-14">
        <h2 className="col-span-2 text-xl lg:text-2xl">{words.overview}</h2>
        <p className="mt-3 lg:mt-4 lg:text-lg">{overview.main}</p>
        <p className="mt-3 border-l-4 border-vermilion pl-4 text-sm text-steel lg:mt-5 lg:self-start lg:text-base">
          {overview.context}
        </p>
      </div>
      <Fold title={words.features}>
        <ul className="mt-1 grid gap-2.5 md:mt-4 md:grid-cols-2 md:gap-3 lg:flex lg:flex-wrap lg:gap-5">
          {features.map(({ title, text }) => (
            <li
              key={title}
              className={`panel grow border-t-4! border-t-marigold! p-4 md:last:nth-[odd]:col-span-2 lg:p-5 ${share}`}
            >
              <h3 className="text-base lg:text-lg">{title}</h3>
              <p className="mt-1 text-sm text-steel lg:text-base">{text}</p>
            </li>
          ))}
        </ul>
        <ul className="mt-5 grid gap-x-3 gap-y-2 lg:gap-x-5 pb-5 text-sm md:grid-cols-2 md:pb-0 lg:grid-cols-3 lg:text-base">
          {overview.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Tick />
              {point}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
