import type { TitledText } from "#content/text-types.ts";

/** On the two leaves of a container's doors. */
export function VisionAndMission({ vision, mission }: { vision: TitledText; mission: TitledText }) {
  return (
    <div className="wrap pb-section">
      <div className="doors">
        {[vision, mission].map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-xl lg:text-3xl">{title}</h2>
            <p className="mt-2 lg:text-lg">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
