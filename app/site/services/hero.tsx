import type { CSSProperties } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import type { NamedPage } from "#app/site/pages.ts";
import { quotePath } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ServiceText } from "#content/service-file.ts";
import type { BodyTypeSlug, ServiceSlug } from "#content/services.server.ts";
import { panelColour } from "../panel-colour.ts";
import { IllustrationMark } from "../place-picture.tsx";
import { usePrices } from "./price.tsx";

/** The pictures' own left edge, dark enough for light text. */
const tones = { teal: "#034e55", clay: "#983f0d", indigo: "#1b2359", night: "#141a4a", slate: "#2c3839" };

interface HeroProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  crumbs: NamedPage[];
}

export function Hero({ slug, text, crumbs }: HeroProps) {
  const sitePath = useSitePath();
  const { looks, pictureAt, texts } = usePage();
  const picture = pictureAt(slug);
  const { backdrop, facts: shown } = looks[slug];
  const { facts, getInstantQuote } = texts.servicePanels;
  const price = usePrices().from(slug);
  const shownFacts = shown.filter((fact) => facts[fact] !== "");
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--tone": picture.isIllustration ? tones[backdrop.tone] : panelColour(picture.placeholder),
    ...(backdrop.fade === undefined ? {} : { "--fade": backdrop.fade }),
    ...(backdrop.focus === undefined ? {} : { "--focus": backdrop.focus }),
  };
  return (
    <section className="head" style={style}>
      <div className="head-picture">
        <Picture
          picture={picture}
          focus={picture.focus}
          alt={text.title}
          sizes="(min-width: 1024px) 57vw, 86vw"
          loading="first"
        />
        {picture.isIllustration && <IllustrationMark place="right-1.5 top-1.5" />}
      </div>
      <div className="wrap head-words">
        <div>
          <Breadcrumb crumbs={crumbs} />
          <p className="plate md:mt-2">{text.label}</p>
          <h1 lang={text.lang} className="mt-4 text-2xl lg:text-3xl">
            {text.title}
          </h1>
          <p lang={text.lang} className="mt-3 lg:mt-4 lg:text-lg">
            {text.description}
          </p>
          <a href={sitePath(quotePath(text.title))} className={`${buttonClass("primary")} mt-5 lg:mt-6`}>
            {getInstantQuote}
          </a>
          <ul className="mt-5 flex flex-wrap gap-3 lg:mt-6">
            {shownFacts.map((fact) => (
              <li key={fact} className="plate plate-white">
                {facts[fact]}
              </li>
            ))}
            {price !== null && <li className="plate">{price}</li>}
          </ul>
        </div>
      </div>
      <div className="band relative" />
    </section>
  );
}

function Breadcrumb({ crumbs }: { crumbs: NamedPage[] }) {
  const { servicePanels } = useTexts();
  const sitePath = useSitePath();
  const above = crumbs.slice(0, -1);
  return (
    <nav aria-label={servicePanels.breadcrumb} className="max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {above.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-2">
            {index > 0 && <Separator />}
            <a href={sitePath(crumb.path)} className="underline-offset-4 hover:underline">
              {crumb.name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-2 font-bold">
          <Separator />
          {crumbs.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span aria-hidden="true" className="font-normal">
      ›
    </span>
  );
}
