import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { BodyTypeLinks } from "#app/site/services/body-type-links.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ArtPlace } from "#content/pictures.ts";
import type { ServiceSlug } from "#content/services.ts";
import { IllustrationNote, PlacePicture } from "../place-picture.tsx";

const others = [
  { slug: "oem-body-seller", place: "oem-body-seller" },
  { slug: "denting", place: "denting" },
  { slug: "painting", place: "painting" },
  { slug: "modification", place: "modification" },
  { slug: "custom-projects", place: "custom-projects-card", isWide: true },
  { slug: "restoration", place: "restoration", isWide: true },
] as const;

export function Services() {
  return (
    <section className="wrap py-10 md:py-16 lg:py-24">
      <SectionHead isLarge {...useTexts().home.services} />
      <div className="mt-5 grid grid-cols-2 gap-3 sm:gap-4 md:mt-8 lg:mt-11 lg:grid-cols-4">
        <BodyBuilding />
        {others.map((service) => (
          <OtherService key={service.slug} {...service} />
        ))}
      </div>
      <IllustrationNote page="/" className="mt-3 md:mt-4" />
    </section>
  );
}

function BodyBuilding() {
  const sitePath = useSitePath();
  const { texts } = usePage();
  const { title, card } = texts.services["body-building"];
  return (
    <article className="panel service-card col-span-2 lg:row-span-2">
      <div className="relative aspect-8/5 grow">
        <PlacePicture
          place="body-building-card"
          frame="absolute inset-0"
          alt=""
          sizes="(min-width: 1200px) 600px, (min-width: 900px) 50vw, 86vw"
          className="object-[70%_60%]!"
        />
      </div>
      <div className="flex flex-col px-5 pt-4 pb-2 md:pt-5 md:pb-4 lg:px-6">
        <h3 className="text-[1.75rem] lg:text-2xl">
          <a href={sitePath("/services/body-building")}>{title}</a>
        </h3>
        <p className="mt-2 text-steel">{card}</p>
        <h4 className="mt-3 mb-1.5 md:mt-5 md:mb-2 text-sm font-bold text-steel">
          {texts.servicesList.bodiesTitle}
        </h4>
        <BodyTypeLinks columns="grid-cols-[repeat(auto-fill,minmax(max(6rem,50%_-_17px),1fr))]" />
        <LearnMore />
      </div>
    </article>
  );
}

function OtherService(props: { slug: ServiceSlug; place: ArtPlace; isWide?: boolean }) {
  const { slug, place, isWide } = props;
  const sitePath = useSitePath();
  const { texts } = usePage();
  const { title, card } = texts.services[slug];
  return (
    <article className={`panel service-card ${isWide ? "lg:col-span-2" : ""}`}>
      <div className={`relative aspect-3/2 ${isWide ? "lg:aspect-9/5" : ""}`}>
        <PlacePicture
          place={place}
          frame="absolute inset-0"
          alt=""
          upTo={isWide ? 1280 : 960}
          sizes={`(min-width: 1200px) ${isWide ? 560 : 270}px, (min-width: 900px) ${isWide ? 46 : 23}vw, (min-width: 640px) 46vw, 160px`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col px-3 pt-5.5 pb-3 sm:px-4 sm:pt-4 sm:pb-3.5 lg:px-5">
        <h3 className="text-base sm:text-lg lg:text-[1.375rem]">
          <a href={sitePath(`/services/${slug}`)}>{title}</a>
        </h3>
        <p className="mt-1.5 hidden text-steel sm:block">{card}</p>
        <LearnMore />
      </div>
    </article>
  );
}

/** The heading is the link. */
function LearnMore() {
  return (
    <span aria-hidden="true" className="mt-auto hidden items-center gap-1.5 pt-3 font-bold text-teal sm:flex">
      {useTexts().servicesList.learnMore}
      <Chevron />
    </span>
  );
}
