import { data } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { promisedDays } from "#domain/facts/promised-days.ts";
import { indianDaysSince } from "#domain/values/indian-day.ts";
import { projectsOfKind } from "../services/projects-of-kind.server.ts";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { Brands } from "./brands.tsx";
import { figureSources } from "./figure-sources.server.ts";
import { Hero } from "./hero.tsx";
import { HeroPrice } from "./hero-price.tsx";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trays } from "./trays.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { gallery } = context.get(servicesContext);
  const { business, textsOf } = context.get(siteContentContext);
  const [{ value, isOutdated }, { projects, isWhole }] = await Promise.all([
    gallery.publishedEarly(),
    projectsOfKind(context, { work: null }),
  ]);
  const now = new Date();
  const publishedEarly = value.map(({ card, inWorkSince }) => {
    const day = indianDaysSince(inWorkSince, now) + 1;
    const days = promisedDays(card.work, business.claims);
    return { card, day, days: days !== null && day <= days ? days : null };
  });
  const isFresh = isWhole && !isOutdated;
  const sources = figureSources(textsOf, languageOfPath(url.pathname));
  return data(
    { publishedEarly, projects, sources },
    isFresh ? {} : { headers: { "Cache-Control": "no-store" } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { search, closing } = useTexts().home;
  return (
    <>
      <PageHead {...search} />
      <Hero />
      <div className="band" />
      <HeroPrice />
      <Services />
      <Statistics sources={loaderData.sources} />
      <Brands />
      <About {...loaderData} />
      <Trays />
      <WhyChooseUs />
      <Testimonials />
      <CallToAction {...closing} />
    </>
  );
}
