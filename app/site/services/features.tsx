import { useTexts } from "#app/language/language.tsx";
import type { ServiceText } from "#content/services.ts";

export function Features({ features }: Pick<ServiceText, "features">) {
  const share = features.length === 4 ? "lg:basis-2/5" : "lg:basis-[30%]";
  return (
    <section className="wrap pb-8 lg:pb-16">
      <h2 className="text-xl lg:text-2xl">{useTexts().servicePanels.features}</h2>
      <ul className="mt-3 grid gap-2.5 md:grid-cols-2 md:gap-3 lg:mt-5 lg:flex lg:flex-wrap lg:gap-5">
        {features.map(({ title, text }) => (
          <li
            key={title}
            className={`panel grow border-t-4! border-t-marigold! p-3 md:p-4 md:last:nth-[odd]:col-span-2 lg:p-5 ${share}`}
          >
            <h3 className="text-base lg:text-lg">{title}</h3>
            <p className="mt-1 text-sm leading-snug text-steel lg:text-base">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
