import { SectionHead } from "#app/ui/section-head.tsx";
import type { SectionText, TitledText } from "#content/text-types.ts";
import truckLayers from "./truck-layers.svg";
import truckStages from "./truck-stages.svg";

interface StepsProps {
  steps: readonly TitledText[];
  /** Of a body: a truck that is built with its six steps. */
  withTruck?: boolean | undefined;
}

type ProcessProps = SectionText & StepsProps;

/** Groups of the drawing, each with the step that brings it. */
const layers = [
  { layer: "chassis" },
  { layer: "measure", comes: "--step-1", leaves: "--step-2" },
  { layer: "sub-frame", comes: "--step-2" },
  { layer: "sheet", comes: "--step-3" },
  { layer: "primer", comes: "--step-4" },
  { layer: "paint", comes: "--step-5" },
  { layer: "papers", comes: "--step-6" },
];

const drawing = { width: 480, height: 280, loading: "lazy" } as const;

export function Process({ steps, withTruck, ...head }: ProcessProps) {
  return (
    <section className="wrap pb-10 md:pb-16 lg:pb-24">
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
            {/* Coming and leaving are on elements of their own: two on one the compositor refuses. */}
            {layers.map(({ layer, comes, leaves }) => (
              <span key={layer} style={{ animationTimeline: leaves }}>
                <img
                  src={`${truckLayers}#${layer}`}
                  {...drawing}
                  alt=""
                  style={{ animationTimeline: comes }}
                />
              </span>
            ))}
          </div>
        </div>
      )}
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} style={withTruck ? { viewTimelineName: `--step-${index + 1}` } : undefined}>
            {withTruck && <img src={`${truckStages}#stage-${index + 1}`} {...drawing} alt="" />}
            <b className="plate">{index + 1}</b>
            <h3 className="text-lg lg:text-xl">{title}</h3>
            <p className="text-steel">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
