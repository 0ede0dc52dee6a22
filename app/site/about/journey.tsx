import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutText } from "#content/texts.ts";

const stepsBeforeAxle = [0, 3];

export function Journey({ steps: allSteps, ...head }: AboutText["journey"]) {
  // Without a valid certificate there is nothing to say of it.
  const steps = allSteps.filter(({ text }) => text !== "");
  return (
    <section className="bg-indigo py-16 text-paper lg:py-24">
      <div className="wrap">
        <SectionHead {...head} onIndigo />
        <div className="relative isolate mt-10 lg:mt-20">
          <Rails />
          <ol className="relative grid gap-y-16 pt-6 pb-6 lg:grid-cols-5 lg:grid-rows-[auto_auto_auto] lg:gap-x-7 lg:gap-y-0 lg:py-0">
            {steps.map(({ year, title, text }, index) => (
              <li
                key={year}
                className="relative flex flex-wrap gap-x-7 gap-y-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
              >
                {stepsBeforeAxle.includes(index) && <Axle />}
                <div className="relative w-[5.5rem] lg:flex lg:h-26 lg:w-auto lg:items-center">
                  <i className={`${steel} top-2.5 left-4 h-3 w-14 lg:hidden`} />
                  <b
                    className={`plate relative w-full justify-center py-2.5! text-base! lg:w-31 lg:px-2! lg:py-1.5! lg:text-lg! ${index === steps.length - 1 ? "" : "plate-white"}`}
                  >
                    {year}
                  </b>
                </div>
                {/* Below the year in large letters, and then before the rails; on desks it must not hide the tyres. */}
                <div className="w-[5.5rem] grow max-lg:bg-indigo lg:row-span-2 lg:grid lg:w-auto lg:grid-rows-subgrid lg:pt-16">
                  <h3 className="text-lg lg:text-xl">{title}</h3>
                  <p className="mt-2 text-indigo-pale">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const steel = "absolute bg-[#8f98b8]";
const rubber = "absolute bg-[#0a0f2b] border-[#4a568f]";

function Rails() {
  return (
    <div aria-hidden="true" className="absolute inset-y-0 left-0 w-22 lg:inset-x-0 lg:h-26 lg:w-auto">
      <i className={`${steel} inset-y-0 left-3 w-3 rounded-sm lg:inset-x-0 lg:top-3 lg:h-3.5 lg:w-auto`} />
      <i
        className={`${steel} inset-y-0 right-3 w-3 rounded-sm lg:inset-x-0 lg:top-auto lg:bottom-3 lg:h-3.5 lg:w-auto`}
      />
    </div>
  );
}

function Axle() {
  const tyre = `${rubber} -top-5 h-12 w-4 rounded-sm border lg:-left-9 lg:h-7 lg:w-20`;
  return (
    <div
      aria-hidden="true"
      className="absolute -bottom-9 left-0 -z-10 h-2 w-22 lg:top-0 lg:left-[calc(100%+8px)] lg:h-26 lg:w-3"
    >
      <i className={`${rubber} inset-0 lg:-inset-y-3`} />
      <i className={`${tyre} -left-3.5 lg:-top-8`} />
      <i className={`${tyre} -right-3.5 lg:top-auto lg:right-auto lg:-bottom-8`} />
    </div>
  );
}
