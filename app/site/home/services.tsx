import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { BodyTypeLinks } from "#app/site/services/body-type-links.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { keysOf } from "#content/keys-of.ts";
import { cardPlace } from "#content/places.ts";
import type { ServiceSlug } from "#content/services.server.ts";
import { PlacePicture, useSectionMarks } from "../place-picture.tsx";
import { ServiceIcon } from "../services/icons/service-icon.tsx";
import { PaintTile } from "./paint-tile.tsx";

interface Marked {
  mark: null | undefined;
}

export function Services() {
  const slugs = keysOf(useTexts().services);
  const { mark, note } = useSectionMarks(slugs.map(cardPlace));
  return (
    <section className="wrap py-part">
      <SectionHead {...useTexts().home.services} />
      <div className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
        <BodyBuilding mark={mark} />
        {slugs
          .filter((slug) => slug !== "body-building")
          .map((slug) => (
            <OtherService key={slug} mark={mark} slug={slug} />
          ))}
        <PaintTile />
      </div>
      <div className="mt-3">{note}</div>
    </section>
  );
}

function BodyBuilding({ mark }: Marked) {
  const sitePath = useSitePath();
  const { texts } = usePage();
  const { title, card } = texts.services["body-building"];
  return (
    <article className="panel card service-card col-span-2 md:row-span-2">
      <div className="relative aspect-2/1 grow">
        <PlacePicture
          place="body-building-card"
          mark={mark}
          frame="absolute inset-0"
          alt=""
          sizes="(min-width: 1200px) 600px, (min-width: 768px) 50vw, 86vw"
          className="card-picture"
        />
      </div>
      <ServiceIcon slug="body-building" className="absolute top-2 right-2" />
      <div className="flex flex-col px-5 py-4">
        <h3 className="text-xl lg:text-2xl">
          <a href={sitePath("/services/body-building")} className="card-link">
            {title}
          </a>
        </h3>
        <p className="mt-2 text-steel">{card}</p>
        <h4 className="mt-3 mb-1.5 text-sm font-bold text-steel">{texts.servicesList.bodiesTitle}</h4>
        <BodyTypeLinks columns="halves" />
        <LearnMore />
      </div>
    </article>
  );
}

function OtherService({ slug, mark }: Marked & { slug: ServiceSlug }) {
  const sitePath = useSitePath();
  const { texts } = usePage();
  const { title, card } = texts.services[slug];
  return (
    <article className="panel card service-card">
      <div className="relative aspect-3/2 md:aspect-2/1">
        <PlacePicture
          place={cardPlace(slug)}
          mark={mark}
          frame="absolute inset-0"
          alt=""
          upTo={960}
          sizes="(min-width: 1200px) 270px, (min-width: 768px) 23vw, (min-width: 640px) 46vw, 160px"
          className="card-picture"
        />
      </div>
      <ServiceIcon slug={slug} className="absolute top-2 right-2" />
      <div className="flex min-w-0 flex-1 flex-col p-3 lg:px-5">
        <h3 className="text-[length:clamp(0.8125rem,9.4vw_-_17px,var(--text-base))] lg:text-lg">
          <a href={sitePath(`/services/${slug}`)} className="card-link">
            {title}
          </a>
        </h3>
        <p className="mt-1 hidden text-sm text-steel sm:block">{card}</p>
        <LearnMore />
      </div>
    </article>
  );
}

function LearnMore() {
  return (
    <span aria-hidden="true" className="mt-auto hidden items-center gap-1.5 pt-3 font-bold text-teal sm:flex">
      {useTexts().servicesList.learnMore}
      <Chevron />
    </span>
  );
}
