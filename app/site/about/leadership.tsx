import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutText } from "#content/texts.ts";
import { Director, ProductionHead, QualityHead } from "./silhouettes.tsx";

const portraits = [
  { ground: "bg-marigold", Silhouette: Director },
  { ground: "bg-[#8cc4bf]", Silhouette: ProductionHead },
  { ground: "bg-[#e9a48f]", Silhouette: QualityHead },
];

/** Drawn figures in place of people, each under a plate that says so. */
export function Leadership({ leaders, sample, ...head }: AboutText["leadership"]) {
  return (
    <section className="wrap pb-16 lg:pb-24">
      <SectionHead {...head} />
      <ul className="mt-9 grid gap-5 md:grid-cols-3 lg:mt-12 lg:gap-8">
        {portraits.map(({ ground, Silhouette }, index) => (
          <li key={ground} className="panel relative grid grid-cols-[7rem_1fr] overflow-hidden md:block">
            <div className={`${ground} flex items-end justify-center md:aspect-3/2`}>
              <Silhouette />
            </div>
            <div className="border-line px-5 py-5 max-md:border-l md:border-t md:py-6">
              {sample !== "" && (
                <p className="plate plate-white mb-3 lg:absolute lg:top-4 lg:left-4">{sample}</p>
              )}
              <h3 className="text-lg lg:text-xl">{leaders[index]?.role}</h3>
              <p className="mt-2 text-steel">{leaders[index]?.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
