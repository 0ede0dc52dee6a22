import type { ReactNode } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { Fold, QuestionList } from "#app/site/disclosure.tsx";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import type { NamedPage } from "#app/site/page-names.ts";
import { ProcessSteps } from "#app/site/process/process.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import type { BodyTypeSlug, ServiceSlug, ServiceText } from "#content/services.ts";
import type { TitledText } from "#content/text-types.ts";
import { Capabilities } from "./capabilities.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import { Price } from "./price.tsx";
import { Projects } from "./projects.tsx";
import type { ProjectsOfKind } from "./projects-of-kind.server.ts";

interface ServicePageProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  above: NamedPage[];
  back: string;
  ofKind: ProjectsOfKind;
  /** Below the opening. */
  first?: ReactNode;
  /** Before the end. */
  last?: ReactNode;
}

export function ServicePage({ slug, text, above, back, ofKind, first, last }: ServicePageProps) {
  const sitePath = useSitePath();
  const { texts } = usePage();
  const words = texts.servicePanels;
  const crumbs = [...above, { name: text.title, path: "" }];
  return (
    <>
      <PageHead {...text.search} />
      <Hero slug={slug} text={text} crumbs={crumbs} />
      <div className="wrap pt-2 lg:pt-6">
        <a
          href={sitePath(above.at(-1)?.path ?? "/")}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←</span>
          {back}
        </a>
      </div>
      {first}
      <Overview {...text} />
      <div className="wrap">
        <Steps steps={text.steps ?? texts.home.process.steps} />
      </div>
      <Capabilities slug={slug} captions={text.capabilities} ofKind={ofKind} />
      <Projects {...ofKind} />
      <div className="wrap grid gap-7 pb-8 lg:grid-cols-[5fr_7fr] lg:gap-14 lg:pb-20">
        <Price slug={slug} factors={text.priceFactors} />
        <section>
          <h2 className="mb-3 text-xl lg:mb-5 lg:text-2xl">{words.questions}</h2>
          <QuestionList questions={text.questions.map((question) => ({ id: question.title, ...question }))} />
        </section>
      </div>
      {last}
      <div className="wrap">
        <WhyChooseUs
          className={last === undefined ? "" : "max-md:border-t-0 max-md:pt-5 md:pt-10 lg:pt-16"}
        />
      </div>
      <CallToAction {...words.quickQuote} getQuote={words.getInstantQuote} />
    </>
  );
}

function Steps({ steps }: { steps: readonly TitledText[] }) {
  const { process } = useTexts().servicePanels;
  const titles = steps.map(({ title }, index) => (
    <span key={title} className="flex items-baseline gap-1.5">
      <b className="text-vermilion">{index + 1}</b> {title}
    </span>
  ));
  return (
    <Fold
      title={process}
      teaser={
        <span className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-1.5 leading-snug">
          {titles}
        </span>
      }
      className="-mt-px mb-7 lg:mb-20"
    >
      <div className="max-md:-mt-6 max-md:pb-5 lg:-mt-4">
        <ProcessSteps steps={steps} />
      </div>
    </Fold>
  );
}

function WhyChooseUs({ className }: { className: string }) {
  const words = useTexts().servicePanels.whyChooseUs;
  const reasons = [words.expertTeam, words.qualityAssurance, words.fastTurnaround];
  return (
    <Fold title={words.title} className={`max-md:mb-7 md:pb-10 lg:pb-16 ${className}`}>
      <div className="mt-1 grid gap-4 pb-5 md:mt-4 md:grid-cols-3 md:gap-8 md:pb-0">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-l-4 border-vermilion pl-4">
            <h3 className="text-base lg:text-lg">{title}</h3>
            <p className="mt-1 text-sm text-steel lg:text-base">{text}</p>
          </div>
        ))}
      </div>
    </Fold>
  );
}
