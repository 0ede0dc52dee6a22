import { languageOfPath } from "#app/language/paths.ts";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { servicePictures } from "#content/pictures.ts";
import { serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import { bodyTypeCards } from "../service-view.server.ts";
import type { Route } from "./+types/page";
import { BodyBuildingCard } from "./body-building-card.tsx";
import { ServiceCard, type ServiceCardFacts } from "./service-card.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { services, servicesList } = textsOf(language);
  const cards = serviceSlugs.map((slug): ServiceCardFacts => {
    const { title, card } = services[slug];
    // The finished body says more than the bare chassis of the service's own page.
    const picture = slug === "body-building" ? "body-open-half" : servicePictures[slug].hero;
    return { slug, title, description: card, picture: artPicture(picture) };
  });
  const bodies = bodyTypeCards(language).map(({ slug, title }) => ({ slug, title }));
  return { words: servicesList, cards, bodies, shared: artPicture("body-open-half") };
}

export default function ServicesPage({ loaderData: { words, cards, bodies, shared } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...words.search} picture={shared} />
      <div className="wrap pt-10 pb-8 lg:pt-16 lg:pb-12">
        <p className="plate">{words.intro.plate}</p>
        <h1 className="mt-4 text-3xl lg:text-4xl">{words.intro.title}</h1>
        <p className="mt-4 max-w-3xl text-lg text-steel">{words.intro.text}</p>
      </div>
      <ul className="wrap grid gap-4 pb-16 md:grid-cols-2 lg:grid-cols-3 lg:gap-5 lg:pb-24">
        {cards.map((card) =>
          card.slug === "body-building" ? (
            <li key={card.slug} className="md:col-span-full">
              <BodyBuildingCard
                card={card}
                learnMore={words.learnMore}
                bodiesTitle={words.bodiesTitle}
                bodies={bodies}
              />
            </li>
          ) : (
            <li key={card.slug} className="after-first-view">
              <ServiceCard card={card} learnMore={words.learnMore} />
            </li>
          ),
        )}
      </ul>
      <CallToAction {...words.closing} />
    </>
  );
}
