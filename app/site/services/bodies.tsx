import { useSitePath, useTexts } from "#app/language/language.tsx";
import { bodyBuildingPath } from "#app/site/pages.ts";
import { PlacePicture, useSectionMarks } from "#app/site/place-picture.tsx";
import { keysOf } from "#content/keys-of.ts";
import type { BodyTypeSlug } from "#content/services.server.ts";
import { PriceFrom, usePrices } from "./price.tsx";

export function Bodies({ slug }: { slug?: BodyTypeSlug }) {
  const { bodyTypes, servicesList } = useTexts();
  const sitePath = useSitePath();
  const { from } = usePrices();
  const slugs = keysOf(bodyTypes);
  const { mark } = useSectionMarks(slugs);
  return (
    <nav aria-labelledby="bodies" className="wrap pt-part">
      <h3 id="bodies" className="text-xl lg:text-2xl">
        {servicesList.bodiesTitle}
      </h3>
      <ul
        className={`snap-row mt-3 gap-2.5 [--share:160px] md:grid-cols-4 lg:gap-4 ${slug === undefined ? "" : "opens-at-current"}`}
      >
        {slugs.map((other) => (
          <li key={other}>
            <a
              href={sitePath(`${bodyBuildingPath}/${other}`)}
              aria-current={other === slug ? "page" : undefined}
              className="panel card body-link block h-full text-sm leading-snug lg:text-base"
            >
              <PlacePicture
                place={other}
                mark={mark}
                frame="relative"
                alt=""
                upTo={640}
                sizes="(min-width: 1200px) 272px, (min-width: 768px) 23vw, 160px"
                className="aspect-3/2 w-full object-cover"
              />
              <span className="block p-3">
                <b lang={bodyTypes[other].lang} className="block">
                  {bodyTypes[other].title}
                </b>
                <PriceFrom price={from(other)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {slug !== undefined && <Neighbours slug={slug} />}
    </nav>
  );
}

function Neighbours({ slug }: { slug: BodyTypeSlug }) {
  const { bodyTypes, servicePanels: words } = useTexts();
  const sitePath = useSitePath();
  const slugs = keysOf(bodyTypes);
  const place = slugs.indexOf(slug);
  const beside = (step: number) => slugs.at((place + step) % slugs.length) ?? slug;
  const pathOf = (other: BodyTypeSlug) => sitePath(`${bodyBuildingPath}/${other}`);
  const neighbour = "inline-flex min-h-11 items-center gap-2 font-bold text-teal hover:underline";
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm lg:mt-4 lg:text-base">
      <a href={pathOf(beside(-1))} rel="prev" className={neighbour}>
        <span aria-hidden="true">←</span>
        <span className="sr-only">{words.previousBody}: </span>
        {bodyTypes[beside(-1)].title}
      </a>
      <a href={pathOf(beside(1))} rel="next" className={`${neighbour} text-right`}>
        <span className="sr-only">{words.nextBody}: </span>
        {bodyTypes[beside(1)].title}
        <span aria-hidden="true">→</span>
      </a>
    </div>
  );
}
