import { useTexts } from "#app/language/language.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { workshopPlaces } from "#content/places.ts";
import { PlacePicture, useSectionMarks } from "../place-picture.tsx";

const large = "(min-width: 1200px) 640px, (min-width: 1024px) 56vw, 46vw";
const small = "(min-width: 1200px) 360px, 46vw";

export function Story() {
  const { plate, title, paragraphs } = useTexts().about.story;
  const { mark, note } = useSectionMarks(workshopPlaces);
  const [first, second, third] = paragraphs;
  return (
    <section className="wrap py-section">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-12 lg:gap-10">
        <div className="col-span-2 lg:col-span-5 lg:self-center">
          <SectionHead plate={plate} title={title} />
          <p className="mt-3 lg:text-lg">{first}</p>
        </div>
        <div className="lg:col-span-7">
          <Photo index={0} mark={mark} sizes={large} />
        </div>
        <div className="lg:col-span-7">
          <Photo index={1} mark={mark} sizes={large} />
        </div>
        <p className="col-span-2 lg:col-span-5 lg:self-center lg:text-lg">{second}</p>
        <p className="col-span-2 lg:col-span-4 lg:self-center lg:text-lg">{third}</p>
        <div className="lg:col-span-4">
          <Photo index={2} mark={mark} sizes={small} />
        </div>
        <div className="lg:col-span-4">
          <Photo index={3} mark={mark} sizes={small} />
        </div>
      </div>
      {note}
    </section>
  );
}

interface PhotoProps {
  index: 0 | 1 | 2 | 3;
  mark: null | undefined;
  sizes: string;
}

function Photo({ index, mark, sizes }: PhotoProps) {
  const { alt, caption } = useTexts().about.story.photos[index];
  return (
    <figure className="panel h-full overflow-hidden">
      <PlacePicture
        place={workshopPlaces[index]}
        mark={mark}
        frame="relative"
        alt={alt}
        caption={caption}
        sizes={sizes}
        className="aspect-3/2 w-full object-cover"
      />
      <figcaption className="px-3 py-2 text-sm leading-snug text-steel">{caption}</figcaption>
    </figure>
  );
}
