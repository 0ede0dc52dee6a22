import type { ReactNode } from "react";
import { useSitePath } from "#app/language/language.tsx";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { Capabilities } from "./capabilities.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import { quotePath } from "./quote-path.ts";
import type { ServiceView } from "./service-view.ts";
import { WhyChooseUs } from "./why-choose-us.tsx";

interface ServicePageProps {
  view: ServiceView;
  /** The page above, in English, and what the link to it says. */
  back: { path: string; name: string };
  /** What only this kind of page has, between the features and the pictures. */
  children?: ReactNode;
}

/** All blocks of a service's or a body type's page (specification section 2, service detail). */
export function ServicePage({ view, back, children }: ServicePageProps) {
  const sitePath = useSitePath();
  const { search, text, words } = view;
  return (
    <>
      <PageHead {...search} picture={view.hero} />
      <Hero view={view} />
      <div className="wrap pt-5 lg:pt-8">
        <a
          href={sitePath(back.path)}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←</span>
          {back.name}
        </a>
      </div>
      <Overview title={words.overview} overview={text.overview} />
      <Features title={words.features} features={text.features} />
      {children}
      <Capabilities view={view} />
      <WhyChooseUs words={words.whyChooseUs} />
      <CallToAction
        {...words.quickQuote}
        getQuote={words.getInstantQuote}
        quotePath={quotePath(text.title)}
      />
    </>
  );
}
