import { useTexts } from "#app/language/language.tsx";
import { Fold } from "#app/site/disclosure.tsx";
import type { TitledText } from "#content/text-types.ts";

export function Steps({ steps }: { steps: readonly TitledText[] }) {
  const titles = steps.map(({ title }, index) => (
    <span key={title} className="flex gap-1.5">
      <b className="text-vermilion">{index + 1}</b> {title}
    </span>
  ));
  return (
    <Fold
      title={useTexts().servicePanels.process}
      teaser={<span className="halves gap-x-4 gap-y-1 leading-snug">{titles}</span>}
      className="md:mb-part"
    >
      <div className="pb-5">
        <ProcessSteps steps={steps} />
      </div>
    </Fold>
  );
}

function ProcessSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol className={`process ${steps.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <b className="plate">{index + 1}</b>
          <h3 className="text-lg lg:text-xl">{title}</h3>
          <p className="text-steel">{text}</p>
        </li>
      ))}
    </ol>
  );
}
