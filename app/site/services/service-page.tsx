import type { ReactNode } from "react";
import { usePage, useSitePath } from "#app/language/language.tsx";
import { QuestionList } from "#app/site/disclosure.tsx";
import type { NamedPage } from "#app/site/pages.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import type { ServiceText } from "#content/service-file.ts";
import type { BodyTypeSlug, ServiceSlug } from "#content/services.server.ts";
import { Capabilities } from "./capabilities.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import { Price } from "./price.tsx";
import { Projects } from "./projects.tsx";
import type { ProjectsOfKind } from "./projects-of-kind.server.ts";
import { Steps } from "./steps.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

interface ServicePageProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  above: NamedPage[];
  ofKind: ProjectsOfKind;
  beside?: ReactNode;
  boxes?: ReactNode;
  opening?: ReactNode;
  bodies?: ReactNode;
}

/** What was asked for stands in its order; what we add lies inside it. */
export function ServicePage(props: ServicePageProps) {
  const { slug, text, above, ofKind, beside, boxes, opening = null, bodies } = props;
  const sitePath = useSitePath();
  const { texts } = usePage();
  const words = texts.servicePanels;
  const crumbs = [...above, { name: text.title, path: "" }];
  return (
    <>
      <PageHead {...text.search} />
      <Hero slug={slug} text={text} crumbs={crumbs} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 pt-2 lg:pt-6">
        <a
          href={sitePath("/services")}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←</span>
          {words.backToServices}
        </a>
        {beside}
      </div>
      <Overview text={text} opening={opening} />
      {text.features.length > 0 && <Features features={text.features} />}
      {boxes}
      <Capabilities slug={slug} captions={text.capabilities}>
        <Projects {...ofKind} />
        {bodies}
      </Capabilities>
      <WhyChooseUs>
        <Steps steps={text.steps ?? texts.home.process.steps} />
        <div className="grid gap-7 lg:grid-cols-[5fr_7fr] lg:gap-14">
          {text.priceFactors.length > 0 && <Price slug={slug} factors={text.priceFactors} />}
          {text.questions.length > 0 && (
            <div>
              <h3 className="mb-3 text-xl lg:mb-5 lg:text-2xl">{words.questions}</h3>
              <QuestionList
                questions={text.questions.map((question) => ({ id: question.title, ...question }))}
              />
            </div>
          )}
        </div>
      </WhyChooseUs>
      <CallToAction {...words.quickQuote} getQuote={words.getInstantQuote} />
    </>
  );
}
