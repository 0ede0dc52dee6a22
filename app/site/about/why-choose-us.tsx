import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutText } from "#content/texts.ts";

const rivets = ["top-3 left-3", "top-3 right-3", "bottom-3 left-3", "bottom-3 right-3"];

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
    <section className="wrap grid gap-5 py-11 lg:grid-cols-[4fr_8fr] lg:grid-rows-2 lg:gap-x-14 lg:gap-y-6 lg:py-24">
      <SectionHead plate={plate} title={title} className="lg:self-end" />
      <div className="relative lg:row-span-2 rounded-md border-2 border-ink bg-sheet px-7 py-6 outline-2 -outline-offset-8 outline-line lg:px-14 lg:py-12">
        {rivets.map((corner) => (
          <i
            key={corner}
            className={`absolute size-3 rounded-full border border-ink bg-[#c9c3b4] ${corner}`}
          />
        ))}
        <ul className="divide-y-2 divide-line">
          {reasons.map((reason) => (
            <li
              key={reason.title}
              className="grid gap-x-8 gap-y-1 py-4 first:pt-0 last:pb-0 md:grid-cols-[2fr_3fr] lg:py-8"
            >
              <h3 className="text-lg lg:text-xl">{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <a
        href={sitePath("/company/certification")}
        className={`${buttonClass("secondary")} self-start justify-self-start`}
      >
        {certificateLink}
      </a>
    </section>
  );
}
