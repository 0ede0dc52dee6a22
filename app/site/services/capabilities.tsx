import { Link } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ServiceView } from "./service-view.ts";

const large = "(min-width: 1200px) 636px, (min-width: 900px) 54vw, 46vw";
const small = "(min-width: 1200px) 468px, (min-width: 900px) 39vw, 46vw";

/** Two large pictures and two small ones, laid like bricks round the heading. */
const bricks = [
  { place: "lg:col-start-1 lg:row-start-1 lg:row-span-2", sizes: large },
  { place: "lg:col-start-2 lg:row-start-2 lg:self-end", sizes: small },
  { place: "lg:col-start-1 lg:row-start-3 lg:row-span-2", sizes: large },
  { place: "lg:col-start-2 lg:row-start-3", sizes: small },
];

export function Capabilities({ view }: { view: ServiceView }) {
  const sitePath = useSitePath();
  const { words, capabilities, galleryPath } = view;
  return (
    <section className="wrap grid grid-cols-2 gap-x-3 gap-y-6 py-16 lg:grid-cols-[7fr_5fr] lg:gap-x-8 lg:gap-y-8 lg:py-24">
      <h2 className="col-span-2 text-2xl lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:text-3xl">
        {words.capabilities}
      </h2>
      {capabilities.map(({ picture, caption }, place) => (
        <figure key={caption} className={bricks[place]?.place}>
          <Picture
            picture={picture}
            alt={caption}
            sizes={bricks[place]?.sizes ?? small}
            className="aspect-3/2 w-full rounded-md object-cover"
          />
          <figcaption aria-hidden="true" className="mt-2 text-sm font-semibold lg:text-base">
            {caption}
          </figcaption>
        </figure>
      ))}
      {galleryPath !== null && (
        <Link
          to={sitePath(galleryPath)}
          className={`${buttonClass("secondary")} col-span-2 justify-self-start lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:self-start`}
        >
          {words.seeInGallery}
        </Link>
      )}
    </section>
  );
}
