import { useSitePath } from "#app/language/language.tsx";
import { BodyTypeLinks, type BodyTypeName } from "#app/site/services/body-type-links.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { SectionText } from "#content/text-types.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

export interface ServiceCard {
  slug: string;
  title: string;
  text: string;
  picture: PictureFacts;
}

interface ServicesProps {
  heading: SectionText;
  learnMore: string;
  bodyBuilding: ServiceCard;
  bodies: { title: string; types: BodyTypeName[] };
  others: ServiceCard[];
}

/** Body building large with its eight bodies, the six other services around it. */
export function Services({ heading, learnMore, bodyBuilding, bodies, others }: ServicesProps) {
  return (
    <section className="wrap py-16 lg:py-24">
      <SectionHead isLarge {...heading} />
      <div className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:mt-11 lg:grid-cols-4">
        <BodyBuilding card={bodyBuilding} bodies={bodies} learnMore={learnMore} />
        {others.map((card, index) => (
          <OtherService key={card.slug} card={card} learnMore={learnMore} isWide={index >= 4} />
        ))}
      </div>
    </section>
  );
}

const panel =
  "panel group relative flex overflow-hidden transition-transform duration-200 ease-out hover:-translate-y-0.5";
const cover = "absolute inset-0 size-full object-cover";
/** The heading's link takes the whole card. */
const wholeCard = "after:absolute after:inset-0 after:rounded-md";

function BodyBuilding({
  card,
  bodies,
  learnMore,
}: {
  card: ServiceCard;
  bodies: ServicesProps["bodies"];
  learnMore: string;
}) {
  const sitePath = useSitePath();
  return (
    <article className={`${panel} flex-col sm:col-span-2 lg:row-span-2`}>
      <div className="relative aspect-8/5 grow">
        <Picture
          picture={card.picture}
          alt=""
          sizes="(min-width: 1200px) 600px, (min-width: 900px) 50vw, 86vw"
          className={`${cover} object-[50%_60%]`}
        />
      </div>
      <div className="flex flex-col px-5 pt-5 pb-4 lg:px-6">
        <h3 className="text-[1.75rem] lg:text-2xl">
          <a href={sitePath(`/services/${card.slug}`)} className={wholeCard}>
            {card.title}
          </a>
        </h3>
        <p className="mt-2 text-steel">{card.text}</p>
        <h4 className="mt-5 mb-2 text-sm font-bold text-steel">{bodies.title}</h4>
        <BodyTypeLinks bodies={bodies.types} columns="grid-cols-2" />
        <LearnMore>{learnMore}</LearnMore>
      </div>
    </article>
  );
}

/** A row with a small picture on phones, a card with a large one beyond. */
function OtherService({
  card,
  learnMore,
  isWide,
}: {
  card: ServiceCard;
  learnMore: string;
  isWide: boolean;
}) {
  const sitePath = useSitePath();
  return (
    <article className={`${panel} max-sm:gap-3.5 max-sm:p-3 sm:flex-col ${isWide ? "lg:col-span-2" : ""}`}>
      <div
        className={`relative aspect-4/3 w-[40%] shrink-0 self-start overflow-hidden rounded-sm sm:aspect-3/2 sm:w-auto sm:self-auto sm:rounded-none ${isWide ? "lg:aspect-12/5" : ""}`}
      >
        <Picture
          picture={card.picture}
          alt=""
          sizes={`(min-width: 1200px) ${isWide ? 560 : 270}px, (min-width: 900px) ${isWide ? 46 : 23}vw, (min-width: 640px) 46vw, 160px`}
          className={`${cover} object-[50%_60%]`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col sm:px-4 sm:pt-4 sm:pb-3.5 lg:px-5">
        <h3 className="text-lg lg:text-[1.375rem]">
          <a href={sitePath(`/services/${card.slug}`)} className={wholeCard}>
            {card.title}
          </a>
        </h3>
        <p className="mt-1.5 leading-snug text-pretty text-steel sm:leading-normal">{card.text}</p>
        <LearnMore>{learnMore}</LearnMore>
      </div>
    </article>
  );
}

/** For the eye only: the heading is the link. */
function LearnMore({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mt-auto hidden items-center gap-1.5 pt-3 font-bold text-teal sm:flex">
      {children}
      <Chevron />
    </span>
  );
}
