import { Picture } from "#app/ui/picture.tsx";
import { BodyTypeLinks, type BodyTypeName } from "../body-type-links.tsx";
import { LearnMore } from "./learn-more.tsx";
import type { ServiceCardFacts } from "./service-card.tsx";

interface BodyBuildingCardProps {
  card: ServiceCardFacts;
  learnMore: string;
  bodiesTitle: string;
  bodies: BodyTypeName[];
}

/** The first service, as wide as the page, with links to the bodies that are built. */
export function BodyBuildingCard({ card, learnMore, bodiesTitle, bodies }: BodyBuildingCardProps) {
  return (
    <article className="panel relative grid overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
      <Picture
        picture={card.picture}
        alt=""
        sizes="(min-width: 1200px) 640px, (min-width: 900px) 54vw, (min-width: 768px) 48vw, 86vw"
        loading="first"
        className="aspect-3/2 h-full w-full object-cover"
      />
      <div className="flex flex-col items-start justify-center p-5 lg:p-10">
        <h2 className="text-2xl lg:text-3xl">{card.title}</h2>
        <p className="mt-3 mb-3 text-lg text-steel">{card.description}</p>
        <LearnMore card={card}>{learnMore}</LearnMore>
      </div>
      <div className="border-t border-line px-5 pt-5 pb-4 md:col-span-2 lg:px-10 lg:pt-7 lg:pb-6">
        <h3 className="mb-3 text-lg">{bodiesTitle}</h3>
        <BodyTypeLinks bodies={bodies} columns="sm:grid-cols-2 lg:grid-cols-4" />
      </div>
    </article>
  );
}
