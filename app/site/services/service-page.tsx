import type { ReactNode } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { quotePath } from "#app/site/frame/contact-links.ts";
import type { NamedPage } from "#app/site/page-names.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import type { BodyTypeSlug, ServiceSlug, ServiceText } from "#content/services.ts";
import type { TitledText } from "#content/text-types.ts";
import type { WorkType } from "#domain/gallery/work.ts";
import { Capabilities } from "./capabilities.tsx";
import { Hero } from "./hero.tsx";

interface ServicePageProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  above: NamedPage[];
  back: string;
  /** Of projects in the gallery that show such work. */
  work: WorkType | null;
  children?: ReactNode;
}

export function ServicePage({ slug, text, above, back, work, children }: ServicePageProps) {
  const sitePath = useSitePath();
  const { pictureAt, texts } = usePage();
  const words = texts.servicePanels;
  const crumbs = [...above, { name: text.title, path: "" }];
  return (
    <>
      <PageHead {...text.search} picture={pictureAt(slug)} />
      <Hero slug={slug} text={text} crumbs={crumbs} />
      <div className="wrap pt-5 lg:pt-8">
        <a
          href={sitePath(above.at(-1)?.path ?? "/")}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←</span>
          {back}
        </a>
      </div>
      <Overview title={words.overview} overview={text.overview} />
      <Features title={words.features} features={text.features} />
      {children}
      <Capabilities slug={slug} captions={text.capabilities} work={work} />
      <WhyChooseUs />
      <CallToAction
        {...words.quickQuote}
        getQuote={words.getInstantQuote}
        quotePath={quotePath(text.title)}
      />
    </>
  );
}

function Overview({ title, overview }: { title: string; overview: ServiceText["overview"] }) {
  return (
    <section className="wrap grid gap-8 pt-6 pb-16 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pt-10 lg:pb-24">
      <div>
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <p className="mt-5 text-lg">{overview.main}</p>
        <p className="mt-5 border-l-4 border-vermilion pl-5 text-steel">{overview.context}</p>
      </div>
      <ul className="panel self-start px-5 py-2 lg:px-7">
        {overview.points.map((point) => (
          <li key={point} className="flex gap-3.5 border-b border-line py-3.5 last:border-0">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 flex-none">
              <path
                d="m3 10.5 4.5 4.5L17 5"
                fill="none"
                stroke="var(--color-teal)"
                strokeWidth="3"
                strokeLinecap="square"
              />
            </svg>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the number of cards, which fill rows of six columns. */
const spans: Record<number, string> = {
  4: "lg:col-span-3",
  5: "lg:nth-[-n+2]:col-span-3 lg:nth-[n+3]:col-span-2",
  6: "lg:col-span-2",
};

function Features({ title, features }: { title: string; features: readonly TitledText[] }) {
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="wrap">
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <ul className="mt-8 grid gap-3 md:grid-cols-2 lg:grid-cols-6 lg:gap-5">
          {features.map((feature) => (
            <li
              key={feature.title}
              className={`panel flex gap-5 p-5 md:block md:p-6 max-lg:md:last:nth-[odd]:col-span-2 lg:p-7 ${spans[features.length] ?? "lg:col-span-2"}`}
            >
              <span
                aria-hidden="true"
                className="mt-1.5 ml-1 block size-3.5 flex-none rotate-45 border-2 border-indigo bg-marigold md:mt-0 md:mb-4"
              />
              <div>
                <h3 className="text-lg">{feature.title}</h3>
                <p className="mt-2 text-pretty text-steel">{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhyChooseUs() {
  const words = useTexts().servicePanels.whyChooseUs;
  const reasons = [words.expertTeam, words.qualityAssurance, words.fastTurnaround];
  return (
    <section className="wrap pb-16 lg:pb-24">
      <h2 className="text-2xl lg:text-3xl">{words.title}</h2>
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-t-4 border-vermilion pt-5">
            <h3 className="text-lg lg:text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-steel">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
