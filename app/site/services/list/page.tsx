import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { keysOf } from "#content/keys-of.ts";
import { listedPlace } from "#content/places.ts";
import type { ServiceSlug } from "#content/services.server.ts";
import { PlacePicture, useSectionMarks } from "../../place-picture.tsx";
import { BodyTypeLinks } from "../body-type-links.tsx";
import { ServiceIcon } from "../icons/service-icon.tsx";
import { Loads } from "../loads/loads.tsx";

interface Marked {
  mark: null | undefined;
}

export default function ServicesPage() {
  const { texts } = usePage();
  const { search, intro, closing } = texts.servicesList;
  const slugs = keysOf(texts.services);
  const { mark, note } = useSectionMarks(slugs.map(listedPlace));
  return (
    <>
      <PageHead {...search} />
      <div className="wrap py-part">
        <p className="plate">{intro.plate}</p>
        <h1 className="mt-4 text-2xl lg:text-4xl">{intro.title}</h1>
        <p className="mt-4 max-w-3xl text-balance lg:text-lg text-steel">{intro.text}</p>
      </div>
      <div className="wrap pb-section">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-5">
          {slugs.map((slug) =>
            slug === "body-building" ? (
              <li key={slug} className="col-span-full">
                <BodyBuildingCard mark={mark} />
              </li>
            ) : (
              <li key={slug}>
                <ServiceCard slug={slug} mark={mark} />
              </li>
            ),
          )}
        </ul>
        {note}
      </div>
      <div className="wrap pb-section">
        <Loads columns="lg:grid-cols-4" />
      </div>
      <CallToAction {...closing} />
    </>
  );
}

function BodyBuildingCard({ mark }: Marked) {
  const { title, card } = useTexts().services["body-building"];
  return (
    <article className="panel card grid md:grid-cols-[5fr_4fr] lg:grid-cols-[7fr_5fr]">
      <PlacePicture
        place={listedPlace("body-building")}
        mark={mark}
        alt=""
        sizes="(min-width: 1200px) 640px, (min-width: 768px) 53vw, 86vw"
        loading="first"
        className="card-picture aspect-3/2 h-full w-full object-cover"
      />
      <ServiceIcon slug="body-building" className="absolute top-2 right-2" />
      <div className="flex flex-col items-start justify-center p-5 lg:p-10">
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <p className="mt-3 text-steel lg:text-lg">{card}</p>
        <LearnMore slug="body-building" />
      </div>
      <div className="border-t border-line px-5 py-4 md:col-span-2 lg:px-10">
        <h3 className="mb-2 text-lg">{useTexts().servicesList.bodiesTitle}</h3>
        <BodyTypeLinks columns="grid grid-cols-2 lg:grid-cols-4" />
      </div>
    </article>
  );
}

function ServiceCard({ slug, mark }: Marked & { slug: ServiceSlug }) {
  const { title, card } = useTexts().services[slug];
  return (
    <article className="panel card flex h-full flex-col">
      <PlacePicture
        place={listedPlace(slug)}
        mark={mark}
        frame="relative"
        alt=""
        upTo={960}
        sizes="(min-width: 1200px) 364px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 160px"
        className="card-picture aspect-3/2 w-full object-cover"
      />
      <ServiceIcon slug={slug} className="absolute top-2 right-2" />
      <div className="flex flex-1 flex-col items-start p-3 lg:p-5">
        <h2 className="text-base lg:text-xl">{title}</h2>
        <p className="mt-1.5 text-sm leading-snug text-steel lg:text-base">{card}</p>
        <div className="mt-auto">
          <LearnMore slug={slug} />
        </div>
      </div>
    </article>
  );
}

function LearnMore({ slug }: { slug: ServiceSlug }) {
  const { services, servicesList } = useTexts();
  const sitePath = useSitePath();
  return (
    <a
      href={sitePath(`/services/${slug}`)}
      className="card-link inline-flex min-h-11 items-center gap-1.5 font-bold text-teal underline-offset-4 hover:underline"
    >
      <span>
        {servicesList.learnMore} <span className="sr-only">{services[slug].title}</span>
      </span>
      <Chevron />
    </a>
  );
}
