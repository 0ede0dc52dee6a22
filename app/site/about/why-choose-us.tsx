import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutText } from "#content/texts.ts";

export function WhyChooseUs({
  plate,
  title,
  certified,
  certificateLink,
  experience,
  skilledTeam,
}: AboutText["whyChooseUs"]) {
  const sitePath = useSitePath();
  const reasons = [certified, experience, skilledTeam].filter(({ text }) => text !== "");
  return (
    <section className="wrap grid gap-5 py-section lg:grid-cols-[1fr_2fr] lg:gap-10">
      <div>
        <SectionHead plate={plate} title={title} />
        <a href={sitePath("/company/certification")} className={`${buttonClass("secondary")} mt-4`}>
          {certificateLink}
        </a>
      </div>
      <ul className="riveted lined bg-sheet">
        {reasons.map((reason) => (
          <li key={reason.title} className="py-3 md:grid md:grid-cols-2 md:gap-5 lg:py-5">
            <h3 className="text-lg lg:text-xl">{reason.title}</h3>
            <p className="mt-1 leading-snug md:mt-0">{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
