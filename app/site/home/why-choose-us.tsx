import { usePage } from "#app/language/language.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { TitledText } from "#content/text-types.ts";
import truckStages from "../process/truck-stages.svg";
import { SnapRow } from "../snap-row.tsx";

export function WhyChooseUs() {
  const { process, whyChooseUs } = usePage().texts.home;
  const { plate, title, points } = whyChooseUs;
  return (
    <section className="wrap py-part">
      <SectionHead plate={plate} title={title} />
      <ul className="panel promises">
        {points.map((point) => (
          <li key={point.title}>
            <Tick />
            <div>
              <h3 className="text-base md:text-lg">{point.title}</h3>
              <p className="text-steel">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-xl lg:text-2xl">{process.title}</h3>
      <p className="mt-2 text-steel">{process.text}</p>
      <ProcessRow steps={process.steps} />
    </section>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="fill-none">
      <rect
        x="1"
        y="1"
        width="26"
        height="26"
        rx="4"
        className="fill-marigold stroke-black"
        strokeWidth="1.5"
      />
      <path d="m7.5 14.5 4.5 4.5 9-10" className="stroke-black" strokeWidth="3" />
    </svg>
  );
}

function ProcessRow({ steps }: { steps: readonly TitledText[] }) {
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
