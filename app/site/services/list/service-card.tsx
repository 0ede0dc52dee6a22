import { Picture } from "#app/ui/picture.tsx";
import type { ServiceSlug } from "#content/services.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { LearnMore } from "./learn-more.tsx";

/** A service as the list shows it (specification section 3, service list card). */
export interface ServiceCardFacts {
  slug: ServiceSlug;
  title: string;
  description: string;
  picture: PictureFacts;
}

export function ServiceCard({ card, learnMore }: { card: ServiceCardFacts; learnMore: string }) {
  return (
    <article className="panel relative flex h-full flex-col overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5">
      <Picture
        picture={card.picture}
        alt=""
        sizes="(min-width: 1200px) 364px, (min-width: 900px) 30vw, (min-width: 768px) 46vw, 86vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex flex-1 flex-col items-start p-5 lg:p-6">
        <h2 className="text-xl wrap-break-word">{card.title}</h2>
        <p className="mt-2 mb-3 text-pretty text-steel">{card.description}</p>
        <div className="mt-auto">
          <LearnMore card={card}>{learnMore}</LearnMore>
        </div>
      </div>
    </article>
  );
}
