import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { PictureText } from "#content/text-types.ts";
import type { AboutText } from "#content/texts.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

interface StoryProps extends Omit<AboutText["story"], "photos"> {
  photos: readonly PictureText[];
  pictures: readonly PictureFacts[];
}

const large = "(min-width: 1200px) 640px, (min-width: 900px) 56vw, 86vw";
const small = "(min-width: 1200px) 360px, (min-width: 640px) 46vw, 86vw";

/** Three paragraphs and four photos, set like the bays of a hall: the large ones face each other, two small ones close. */
export function Story({ plate, title, paragraphs, photos, photosNote, pictures }: StoryProps) {
  const [first, second, third] = paragraphs;
  const photo = (index: number, sizes: string) => (
    <Photo text={photos[index]} picture={pictures[index]} sizes={sizes} />
  );
  return (
    <section className="wrap py-16 lg:py-24">
      <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-14">
        <div className="sm:col-span-2 lg:col-span-5 lg:self-center">
          <SectionHead plate={plate} title={title} />
          <p className="mt-4 text-lg">{first}</p>
        </div>
        <div className="sm:col-span-2 lg:col-span-7">{photo(0, large)}</div>
        <div className="sm:col-span-2 lg:col-span-7">{photo(1, large)}</div>
        <p className="sm:col-span-2 lg:col-span-5 lg:self-center lg:text-lg">{second}</p>
        <p className="sm:col-span-2 lg:col-span-4 lg:self-center">{third}</p>
        <div className="lg:col-span-4">{photo(2, small)}</div>
        <div className="lg:col-span-4">{photo(3, small)}</div>
      </div>
      <p className="mt-6 text-sm text-steel lg:text-right">{photosNote}</p>
    </section>
  );
}

interface PhotoProps {
  text: PictureText | undefined;
  picture: PictureFacts | undefined;
  sizes: string;
}

function Photo({ text, picture, sizes }: PhotoProps) {
  if (text === undefined || picture === undefined) return null;
  return (
    <figure className="panel overflow-hidden">
      <Picture picture={picture} alt={text.alt} sizes={sizes} className="aspect-3/2 size-full object-cover" />
      <figcaption className="flex gap-3 border-t border-line px-4 py-3 text-sm text-steel before:mt-2 before:h-1.5 before:w-4 before:flex-none before:bg-vermilion">
        {text.caption}
      </figcaption>
    </figure>
  );
}
