import { data } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { usePage, useTexts } from "#app/language/language.tsx";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PaintLink } from "#app/site/paint/paint-link.tsx";
import { Process } from "#app/site/process/process.tsx";
import { QuickPrice } from "#app/site/quick-price/quick-price.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { indianDaysSince } from "#domain/facts/business.ts";
import { promisedDays } from "#domain/facts/promised-days.ts";
import { projectsOfKind } from "../services/projects-of-kind.server.ts";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { InShed } from "./in-shed.tsx";
import { Projects } from "./projects.tsx";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";
import { Trays } from "./trays.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { gallery } = context.get(servicesContext);
  const { business } = context.get(siteFactsContext);
  const [{ value, isOutdated }, { projects, isWhole }] = await Promise.all([
    gallery.inShed(),
    projectsOfKind(context, { work: null }),
  ]);
  const now = new Date();
  const inShed = value.map(({ card, inWorkSince }) => {
    const day = indianDaysSince(inWorkSince, now) + 1;
    const days = promisedDays(card.work, business.claims);
    return { card, day, days: days !== null && day <= days ? days : null };
  });
  const isFresh = isWhole && !isOutdated;
  return data({ inShed, projects }, isFresh ? {} : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { search, process, closing } = useTexts().home;
  return (
    <>
      <PageHead {...search} />
      <Hero />
      <div className="band" />
      <Services />
      <Process {...process} withTruck />
      <PaintLink />
      <QuickPrice />
      <Projects projects={loaderData.projects} />
      <InShed projects={loaderData.inShed} />
      <Statistics />
      <Brands />
      <About />
      <Trays />
      <WhyChooseUs />
      <Testimonials />
      <CallToAction {...closing} />
    </>
  );
}

function Brands() {
  const { texts, lists } = usePage();
  const { plate, title, text } = texts.home.brands;
  if (lists.brands.length === 0) return null;
  return (
    <section className="border-b border-line py-8 lg:py-12">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="plate">{plate}</p>
          <h2 className="text-lg">{title}</h2>
        </div>
        <ul
          lang="en"
          className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 md:mt-7 md:gap-y-5 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between"
        >
          {lists.brands.map(({ id, name }) => (
            <li
              key={id}
              className="font-display text-[1.0625rem] leading-tight text-steel uppercase min-[24rem]:text-lg xl:text-[1.4375rem]"
            >
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-steel md:mt-6">{text}</p>
      </div>
    </section>
  );
}

function Testimonials() {
  const { texts, lists, samples } = usePage();
  const { text: sampleNote, ...head } = texts.home.testimonials;
  if (lists.testimonials.length === 0) return null;
  return (
    <section className="wrap pb-10 md:pb-16 lg:pb-24">
      <SectionHead isLarge {...head} {...(samples.testimonials ? { text: sampleNote } : {})} />
      <div
        className="snap-row mt-5 gap-5 [--share:80%] md:mt-9 lg:grid-cols-3 lg:gap-8"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, where it is wider than its place, keys must scroll it
        tabIndex={0}
      >
        {lists.testimonials.map(({ id, lang, quote, role }) => (
          <figure key={id} lang={lang} className="flex flex-col border-t-4 border-vermilion pt-4 md:pt-5">
            <blockquote className="text-lg leading-normal font-bold text-balance lg:text-[1.375rem]">
              {quote}
            </blockquote>
            <figcaption className="mt-auto pt-3 text-sm text-steel">{role}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
