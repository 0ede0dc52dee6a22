import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutText } from "#content/texts.ts";
import { SnapRow } from "../snap-row.tsx";

const stepsBeforeAxle = [0, 3];

export function Journey({ steps: allSteps, ...head }: AboutText["journey"]) {
  // Without a valid certificate there is nothing to say of it.
  const steps = allSteps.filter(({ text }) => text !== "");
  return (
    <section className="overflow-hidden bg-indigo py-section text-paper">
      <div className="wrap">
        <SectionHead {...head} onIndigo />
        <SnapRow as="ol" className="mt-5 [--share:72%] md:grid-cols-3 lg:grid-cols-5">
          {steps.map(({ year, title, text }, index) => (
            <li key={year}>
              <div className="chassis">
                <b className={`plate ${index === steps.length - 1 ? "" : "plate-white"}`}>{year}</b>
                {stepsBeforeAxle.includes(index) && <i />}
              </div>
              <h3 className="mt-2 pr-4 text-lg lg:text-xl">{title}</h3>
              <p className="mt-2 pr-4 text-indigo-pale">{text}</p>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
