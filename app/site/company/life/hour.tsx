import { Picture } from "#app/ui/picture.tsx";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { ShedWindow, type Sky } from "./shed-window.tsx";

interface HourProps {
  sky: Sky;
  text: string | undefined;
  picture: PictureFacts;
  alt: string;
  /** The picture stands on the left. */
  mirrored?: boolean;
}

/** A part of the day: the window that shows it, what is done, and a picture of the work. */
export function Hour({ sky, text, picture, alt, mirrored = false }: HourProps) {
  return (
    <section className="grid gap-7 md:grid-cols-2 md:items-center lg:gap-14">
      <div className={`flex flex-col gap-5 ${mirrored ? "md:order-last" : ""}`}>
        <ShedWindow sky={sky} />
        <p className="lg:text-lg">{text}</p>
      </div>
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1200px) 540px, (min-width: 768px) 46vw, 86vw"
        className="aspect-3/2 size-full rounded-md object-cover"
      />
    </section>
  );
}
