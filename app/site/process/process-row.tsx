import type { TitledText } from "#content/text-types.ts";
import { SnapRow } from "../snap-row.tsx";
import truckStages from "./truck-stages.svg";

export function ProcessRow({ steps }: { steps: readonly TitledText[] }) {
  return (
    <SnapRow as="ol" className="process-row mt-4 gap-3 [--share:72%] lg:gap-4">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <img src={`${truckStages}#stage-${index + 1}`} width={480} height={280} loading="lazy" alt="" />
          <h4>
            <b className="plate">{index + 1}</b> {title}
          </h4>
          <p className="text-sm leading-snug text-steel">{text}</p>
        </li>
      ))}
    </SnapRow>
  );
}
