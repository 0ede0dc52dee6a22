import type { TitledText } from "#content/text-types.ts";

/** Six columns, so that any number of cards fills its rows. */
const spans: Record<number, string> = {
  4: "lg:col-span-3",
  5: "lg:nth-[-n+2]:col-span-3 lg:nth-[n+3]:col-span-2",
  6: "lg:col-span-2",
};

/** What is done well, as cards of pressed sheet with a painted diamond. */
export function Features({ title, features }: { title: string; features: readonly TitledText[] }) {
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="wrap">
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <ul className="mt-8 grid gap-3 md:grid-cols-2 lg:grid-cols-6 lg:gap-5">
          {features.map((feature) => (
            <li
              key={feature.title}
              className={`panel flex gap-5 p-5 md:block md:p-6 max-lg:md:last:nth-[odd]:col-span-2 lg:p-7 ${spans[features.length] ?? "lg:col-span-2"}`}
            >
              <span
                aria-hidden="true"
                className="mt-1.5 ml-1 block size-3.5 flex-none rotate-45 border-2 border-indigo bg-marigold md:mt-0 md:mb-4"
              />
              <div>
                <h3 className="text-lg">{feature.title}</h3>
                <p className="mt-2 text-pretty text-steel">{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
