import type { CSSProperties } from "react";
import type { SitePicture } from "#app/art.server.ts";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { quotePath } from "#app/site/frame/contact-links.ts";
import type { NamedPage } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type BodyTypeSlug, type ServiceSlug, type ServiceText, serviceFacts } from "#content/services.ts";
import { panelColour } from "../panel-colour.ts";
import { IllustrationMark } from "../place-picture.tsx";
import { usePrices } from "./price.tsx";

/** Backdrops of our own pictures at their left edge, dark enough for light text. */
const tones = { teal: "#034e55", clay: "#983f0d", indigo: "#1b2359", night: "#141a4a", slate: "#2c3839" };

const toneOf: Record<ServiceSlug | BodyTypeSlug, keyof typeof tones> = {
  "body-building": "slate",
  "oem-body-seller": "teal",
  denting: "indigo",
  painting: "slate",
  modification: "teal",
  "custom-projects": "night",
  restoration: "indigo",
  "angel-patti-bhatta": "clay",
  "angel-patti-round": "indigo",
  "open-half-body": "indigo",
  "container-body": "teal",
  "food-van": "teal",
  "platform-body": "clay",
  "advertise-body": "night",
  bumper: "clay",
};

interface HeroProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  crumbs: NamedPage[];
}

export function Hero({ slug, text, crumbs }: HeroProps) {
  const sitePath = useSitePath();
  const { pictureAt, texts } = usePage();
  const picture = pictureAt(slug);
  const { facts, getInstantQuote } = texts.servicePanels;
  const price = usePrices().from(slug);
  const showsHall = slug === "body-building";
  const hasBrightFloor = slug === "custom-projects" || slug === "restoration";
  const shownFacts = serviceFacts[slug].filter((fact) => facts[fact] !== "");
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--tone": toneFor(slug, picture),
    // A floor that is brighter than any panel needs a longer way.
    ...(hasBrightFloor ? { "--fade": "40%" } : {}),
    ...(showsHall ? { "--focus": "100%" } : {}),
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
          <h1 className="mt-4 text-2xl lg:text-3xl">{text.title}</h1>
          <p className="mt-3 lg:mt-4 lg:text-lg">{text.description}</p>
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

function toneFor(slug: HeroProps["slug"], { isIllustration, placeholder }: SitePicture): string {
  return isIllustration ? tones[toneOf[slug]] : panelColour(placeholder);
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
