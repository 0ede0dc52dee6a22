import { SectionHead } from "#app/ui/section-head.tsx";
import type { SectionText, TitledText } from "#content/text-types.ts";
import truck from "./truck.svg";

interface StepsProps {
  steps: readonly TitledText[];
  /** Of a body: a truck that is built with its six steps. */
  withTruck?: boolean | undefined;
}

type ProcessProps = SectionText & StepsProps;

/** Groups of the drawing, each with the step it comes with, the chassis before them all. */
const layers = ["chassis", "measure", "sub-frame", "sheet", "primer", "paint", "papers"];

const drawing = { width: 480, height: 280, loading: "lazy" } as const;

export function Process({ steps, withTruck, ...head }: ProcessProps) {
  return (
    <section className="wrap py-16 lg:py-24">
      <SectionHead isLarge {...head} />
      <ProcessSteps steps={steps} withTruck={withTruck} />
    </section>
  );
}

/** Scrolling builds the truck (process.css); where that cannot be, each step has its own picture of it. */
export function ProcessSteps({ steps, withTruck = false }: StepsProps) {
  return (
    <div className={`process ${withTruck ? "process-truck" : ""}`}>
      {withTruck && (
        <div aria-hidden="true" className="process-stage">
          <div className="panel">
            {layers.map((layer) => (
              <img key={layer} src={`${truck}#${layer}`} {...drawing} alt="" />
            ))}
          </div>
        </div>
      )}
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            {withTruck && <img src={`${truck}#stage-${index + 1}`} {...drawing} alt="" />}
            <b className="plate">{index + 1}</b>
            <h3 className="text-lg lg:text-xl">{title}</h3>
            <p className="text-pretty text-steel">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
