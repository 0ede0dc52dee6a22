import { island } from "#app/islands/island.ts";
import { usePage } from "#app/language/language.tsx";
import { grouped } from "#content/grouped-number.ts";

/** Each with its claim, in the order of the page. */
const statistics = [
  { key: "happyCustomers", claim: "happyCustomers" },
  { key: "unitsOnRoad", claim: "unitsOnRoad" },
  { key: "dedicatedWorkforce", claim: "dedicatedWorkforce" },
  { key: "qualityAndTrust", claim: "qualityAndTrustYears" },
] as const;

/** The HTML holds the targets; readers of the screen hear nothing else. */
export function Statistics() {
  const { texts, business } = usePage();
  const { title, figures } = texts.home.statistics;
  return (
    <section
      {...island("statistics", undefined, "visible")}
      className="bg-indigo py-8 text-paper md:py-14 lg:py-16"
    >
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-6 sm:grid-cols-[auto_auto_auto_auto] sm:justify-between">
          {statistics.map(({ key, claim }) => (
            <div key={key} className="flex flex-col-reverse justify-end gap-2 md:gap-3">
              <dt className="font-bold text-indigo-pale">{figures[key].label}</dt>
              <dd>
                <Odometer target={business.claims[claim]} suffix={figures[key].suffix} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Odometer({ target, suffix }: { target: number; suffix: string }) {
  const text = grouped(target);
  const places = [...text].map((sign, place) => ({ sign, place }));
  const spoken = suffix.startsWith("+") ? text + suffix : `${text} ${suffix}`;
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span
        data-target={target}
        aria-hidden="true"
        className="flex items-end gap-0.5 font-display leading-none lg:gap-[3px]"
      >
        {places.map(({ sign, place }) =>
          sign === "," ? (
            <span key={place} className="pb-1 text-lg text-marigold lg:text-2xl">
              ,
            </span>
          ) : (
            <span key={place} className="drum">
              {sign}
            </span>
          ),
        )}
        <span className="pb-1.5 pl-1 text-lg whitespace-nowrap text-marigold sm:pb-2 sm:text-xl lg:pb-2.5 lg:text-2xl">
          {suffix}
        </span>
      </span>
    </>
  );
}
