import { island } from "#app/islands/island.ts";
import { usePage } from "#app/language/language.tsx";
import { grouped } from "#content/grouped-number.ts";
import type { FigureSources } from "./figure-sources.server.ts";

const statistics = [
  { key: "happyCustomers", claim: "happyCustomers", color: "#ffb51c" },
  { key: "unitsOnRoad", claim: "unitsOnRoad", color: "#74d6cb" },
  { key: "dedicatedWorkforce", claim: "dedicatedWorkforce", color: "#ff9d8a" },
  { key: "qualityAndTrust", claim: "qualityAndTrustYears", color: "#c9d2ff" },
] as const;

export function Statistics({ sources }: { sources: FigureSources }) {
  const { texts, business } = usePage();
  const { title, figures } = texts.home.statistics;
  return (
    <section {...island("statistics", undefined)} className="bg-indigo py-part text-paper">
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="figures">
          {statistics.map(({ key, claim, color }) => (
            <div key={key} style={{ color }}>
              <dt className="text-indigo-pale">
                <b>{figures[key].label}</b>
                {sources[key].text !== "" && (
                  <small lang={sources[key].lang} className="block">
                    {sources[key].text}
                  </small>
                )}
              </dt>
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
      <span data-target={target} aria-hidden="true" className="odometer font-display">
        {places.map(({ sign, place }) =>
          sign === "," ? (
            <span key={place}>,</span>
          ) : (
            <span key={place} className="drum">
              {sign}
            </span>
          ),
        )}
        <b>{suffix}</b>
      </span>
    </>
  );
}
