import type { CSSProperties } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { quotePath } from "#app/site/frame/contact-links.ts";
import type { NamedPage } from "#app/site/page-names.ts";
import type { SitePicture } from "#app/ui/art.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type BodyTypeSlug, type ServiceSlug, type ServiceText, serviceFacts } from "#content/services.ts";
import { panelColour } from "../panel-colour.ts";
import { IllustrationMark } from "../place-picture.tsx";

/** The first picture's backdrop, also the colour of the panel with the title. */
type Tone = "sand" | "indigo" | "teal" | "clay" | "steel" | "slate";

const onDark = "text-paper [&_:focus-visible]:outline-marigold";

/** `--tone` is what the picture's edge fades into. */
const toneClasses: Record<Tone, string> = {
  sand: "day bg-[#c9bfa9] [--tone:#c9bfa9]",
  steel: "day bg-[#bbc1c6] [--tone:#bbc1c6]",
  indigo: `bg-[#141a4a] ${onDark} [--tone:#141a4a]`,
  teal: `bg-[#01474e] ${onDark} [--tone:#01474e]`,
  clay: `bg-[#9f440d] ${onDark} [--tone:#9f440d]`,
  slate: `bg-[#2c3839] ${onDark} [--tone:#2c3839]`,
};

const tones: Record<ServiceSlug | BodyTypeSlug, Tone> = {
  "body-building": "slate",
  "oem-body-seller": "sand",
  denting: "indigo",
  painting: "steel",
  modification: "teal",
  "custom-projects": "indigo",
  restoration: "sand",
  "angel-patti-bhatta": "sand",
  "angel-patti-round": "sand",
  "open-half-body": "sand",
  "container-body": "sand",
  "food-van": "clay",
  "platform-body": "sand",
  "advertise-body": "indigo",
  bumper: "sand",
};

interface HeroProps {
  slug: ServiceSlug | BodyTypeSlug;
  text: ServiceText;
  crumbs: NamedPage[];
}

/** As high as the strip above or below the picture, fading over 3rem of the picture. */
const edge =
  "[--rest:max(0px,(100cqh-66.67cqw)/2)] lg:h-[calc(var(--rest)+min(3rem,var(--rest)*4))] lg:from-[calc(var(--rest)+0px)]";

/** Where the panel is taller than the picture, the picture is centred and fades above and below. */
export function Hero({ slug, text, crumbs }: HeroProps) {
  const sitePath = useSitePath();
  const { pictureAt, texts } = usePage();
  const picture = pictureAt(slug);
  const { facts, getInstantQuote } = texts.servicePanels;
  const price = usePriceFrom(slug);
  const shownFacts = serviceFacts[slug].filter((fact) => facts[fact] !== "");
  return (
    <section {...panelOf(slug, picture)}>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:w-[54%] lg:items-center lg:[container-type:size]">
        <Picture
          picture={picture}
          focus={picture.focus}
          alt={text.title}
          sizes="(min-width: 900px) 54vw, 86vw"
          loading="first"
          className="aspect-3/2 size-full object-cover"
        />
        <span
          className={`absolute inset-x-0 -bottom-px h-6 bg-linear-to-t lg:bottom-0 from-(--tone) to-transparent ${edge}`}
        />
        <span
          className={`absolute inset-x-0 -top-px hidden bg-linear-to-b from-(--tone) to-transparent lg:block ${edge}`}
        />
        <span className="absolute inset-y-0 left-0 hidden w-[7%] bg-linear-to-r from-(--tone) to-transparent lg:block" />
        {picture.isIllustration && <IllustrationMark place="right-1.5 top-1.5" />}
      </div>
      <div className="wrap relative">
        <div className="flex flex-col items-start justify-center pt-4 pb-10 lg:min-h-[36vw] lg:w-[42%] lg:py-10">
          <Breadcrumb crumbs={crumbs} />
          <p className="plate mt-4 lg:mt-6">{text.label}</p>
          <h1 className="mt-4 text-2xl wrap-break-word md:text-3xl xl:text-4xl">{text.title}</h1>
          <p className="mt-4 text-lg">{text.description}</p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {shownFacts.map((fact) => (
              <li key={fact} className="plate plate-white">
                {facts[fact]}
              </li>
            ))}
            {price !== null && <li className="plate">{price}</li>}
          </ul>
          <a href={sitePath(quotePath(text.title))} className={`${buttonClass("primary")} mt-8`}>
            {getInstantQuote}
          </a>
        </div>
      </div>
      <div className="band relative" />
    </section>
  );
}

/** Of our own picture the panel has its backdrop, of another one its average colour. */
function panelOf(slug: HeroProps["slug"], { isIllustration, placeholder }: SitePicture) {
  if (isIllustration) return { className: `relative ${toneClasses[tones[slug]]}` };
  const style: CSSProperties & Record<"--tone", string> = { "--tone": panelColour(placeholder) };
  return { className: `relative bg-(--tone) ${onDark}`, style };
}

/** Null while the owner has given no price. */
function usePriceFrom(slug: string): string | null {
  const { business, texts } = usePage();
  const { from = "", to = "" } = business.prices[slug] ?? {};
  if (from === "") return null;
  const words = texts.servicePanels.price;
  return fillPlaceholders(to === "" ? words.from : words.band, { from: Number(from), to: Number(to) });
}

function Breadcrumb({ crumbs }: { crumbs: NamedPage[] }) {
  const { servicePanels } = useTexts();
  const sitePath = useSitePath();
  const above = crumbs.slice(0, -1);
  return (
    <nav aria-label={servicePanels.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {above.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-2">
            {index > 0 && <Separator />}
            <a
              href={sitePath(crumb.path)}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              {crumb.name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="flex min-h-8 items-center gap-2 font-bold">
          <Separator />
          {crumbs.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span aria-hidden="true" className="font-normal opacity-70">
      ›
    </span>
  );
}
