import type { ReactNode } from "react";
import { useTexts } from "#app/language/language.tsx";

export function WhyChooseUs({ children }: { children: ReactNode }) {
  const words = useTexts().servicePanels.whyChooseUs;
  const reasons = [words.expertTeam, words.qualityAssurance, words.fastTurnaround];
  return (
    <section className="wrap pb-section">
      <h2 className="text-xl lg:text-2xl">{words.title}</h2>
      <div className="mt-3 mb-part grid gap-4 md:grid-cols-3 lg:mt-5 lg:gap-8">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-l-4 border-vermilion pl-4">
            <h3 className="text-base lg:text-lg">{title}</h3>
            <p className="mt-1 text-sm leading-snug text-steel lg:text-base">{text}</p>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
