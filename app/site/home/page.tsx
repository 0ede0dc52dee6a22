import { languageOfPath } from "#app/language/paths.ts";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { Brands } from "./brands.tsx";
import { Hero } from "./hero.tsx";
import { heroOf, servicesOf, statisticsOf } from "./page-parts.server.ts";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trays } from "./trays.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const texts = textsOf(languageOfPath(url.pathname));
  const { search, brands, about, trays, whyChooseUs, testimonials, closing } = texts.home;
  return {
    search,
    hero: heroOf(texts.home.hero),
    services: servicesOf(texts),
    statistics: statisticsOf(texts.home.statistics),
    brands,
    about: { text: about, before: artPicture("painting-1-before"), after: artPicture("painting-1-after") },
    trays: {
      text: trays,
      service: texts.services["oem-body-seller"].title,
      picture: artPicture("service-oem-trays"),
    },
    whyChooseUs: { text: whyChooseUs, picture: artPicture("workshop-4") },
    testimonials,
    closing,
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { search, hero, services, statistics, brands, about, trays } = loaderData;
  return (
    <>
      <PageHead title={search.title} description={search.description} />
      <Hero {...hero} />
      <div className="band" />
      <Services {...services} />
      <Statistics {...statistics} />
      <Brands {...brands} />
      <About {...about} />
      <Trays {...trays} />
      <WhyChooseUs {...loaderData.whyChooseUs} />
      <Testimonials {...loaderData.testimonials} />
      <CallToAction {...loaderData.closing} />
    </>
  );
}
