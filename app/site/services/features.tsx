import { useTexts } from "#app/language/language.tsx";
import type { ServiceText } from "#content/service-file.ts";

/** No row stays half empty. */
const columns: Readonly<Record<number, string>> = {
  4: "",
  5: "md:max-lg:*:last:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3",
};

export function Features({ features }: Pick<ServiceText, "features">) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-xl lg:text-2xl">{useTexts().servicePanels.features}</h2>
      <ul
        className={`mt-3 grid gap-2.5 md:grid-cols-2 lg:mt-5 lg:gap-5 ${columns[features.length] ?? "lg:grid-cols-3"}`}
      >
        {features.map(({ title, text }) => (
          <li key={title} className="panel border-t-4 border-t-marigold p-3 lg:p-5">
            <h3 className="text-base lg:text-lg">{title}</h3>
            <p className="mt-1 text-sm leading-snug text-steel lg:text-base">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
