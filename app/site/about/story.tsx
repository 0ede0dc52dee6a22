import { useTexts } from "#app/language/language.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { workshopPlaces } from "#content/pictures.ts";
import { PlacePicture } from "../place-picture.tsx";

const large = "(min-width: 1200px) 640px, (min-width: 900px) 56vw, (min-width: 640px) 46vw, 86vw";
const small = "(min-width: 1200px) 360px, (min-width: 640px) 46vw, 86vw";

export function Story() {
  const { plate, title, paragraphs } = useTexts().about.story;
  const [first, second, third] = paragraphs;
  return (
    <section className="wrap py-16 lg:py-24">
      <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-14">
        <div className="sm:col-span-2 lg:col-span-5 lg:self-center">
          <SectionHead plate={plate} title={title} />
          <p className="mt-4 text-lg">{first}</p>
        </div>
        <div className="lg:col-span-7">
          <Photo index={0} sizes={large} />
        </div>
        <div className="lg:col-span-7">
          <Photo index={1} sizes={large} />
        </div>
        <p className="sm:col-span-2 lg:col-span-5 lg:self-center lg:text-lg">{second}</p>
        <p className="sm:col-span-2 lg:col-span-4 lg:self-center lg:text-lg">{third}</p>
        <div className="lg:col-span-4">
          <Photo index={2} sizes={small} />
        </div>
        <div className="lg:col-span-4">
          <Photo index={3} sizes={small} />
        </div>
      </div>
    </section>
  );
}

function Photo({ index, sizes }: { index: 0 | 1 | 2 | 3; sizes: string }) {
  const { alt, caption } = useTexts().about.story.photos[index];
  return (
    <figure className="panel overflow-hidden">
      <PlacePicture
        place={workshopPlaces[index]}
        alt={alt}
        caption={caption}
        sizes={sizes}
        className="aspect-3/2 size-full object-cover"
      />
      <figcaption className="flex gap-3 border-t border-line px-4 py-3 text-sm text-balance text-steel before:mt-2 before:h-1.5 before:w-4 before:flex-none before:bg-vermilion">
        {caption}
      </figcaption>
    </figure>
  );
}
