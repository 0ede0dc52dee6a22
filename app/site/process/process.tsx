import type { TitledText } from "#content/text-types.ts";

export function ProcessSteps({ steps }: { steps: readonly TitledText[] }) {
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
