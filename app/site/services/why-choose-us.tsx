import type { ServicePanelsText } from "#content/texts.ts";

/** Three reasons on the wall of the shed. */
export function WhyChooseUs({ words }: { words: ServicePanelsText["whyChooseUs"] }) {
  const reasons = [words.expertTeam, words.qualityAssurance, words.fastTurnaround];
  return (
    <section className="wrap pb-16 lg:pb-24">
      <h2 className="text-2xl lg:text-3xl">{words.title}</h2>
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-t-4 border-vermilion pt-5">
            <h3 className="text-lg lg:text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-steel">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
