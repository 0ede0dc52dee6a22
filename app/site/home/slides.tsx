import { Picture } from "#app/ui/picture.tsx";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { type SlidePicture, slideColours } from "./slide-colours.ts";
import type { SlideShow, SlideShowEvent } from "./slide-show.ts";

export interface Slide {
  name: SlidePicture;
  caption: string;
  alt: string;
  /** What its button is called. */
  position: string;
  picture: PictureFacts;
  wide: PictureFacts;
}

interface SlidesProps {
  slides: Slide[];
  show: SlideShow;
  tell: (event: SlideShowEvent) => void;
}

/** The pictures behind the hero. The shown one fades in over the last, which stays until it is covered. */
export function Slides({ slides, show, tell }: SlidesProps) {
  return (
    <ul className="absolute inset-0 -z-10 overflow-hidden">
      {slides.map((slide, index) => {
        if (!show.inPage.includes(index)) return null;
        const isShown = index === show.shown;
        // The first is there with the page: fading in, it would keep the hero pale for a second.
        const isAdded = index > 0;
        return (
          <li
            key={slide.name}
            aria-hidden={!isShown}
            className={`absolute inset-0 bg-current ease-out ${isAdded ? "starting:opacity-0" : ""} ${
              isShown
                ? "z-10 opacity-100 transition-opacity duration-1000"
                : "opacity-0 transition-opacity delay-1000 duration-0"
            }`}
            style={{ color: slideColours[slide.name] }}
          >
            <SlidePictureOf
              slide={slide}
              isFirst={index === 0}
              onLoad={() => tell({ kind: "arrived", slide: index })}
            />
            <Blend />
          </li>
        );
      })}
    </ul>
  );
}

/** On wide screens the picture is shifted to the right, so that the vehicle stands clear of the text. */
function SlidePictureOf({ slide, isFirst, onLoad }: { slide: Slide; isFirst: boolean; onLoad: () => void }) {
  return (
    <Picture
      picture={slide.picture}
      alt={slide.alt}
      sizes="(min-width: 640px) 100vw, 86vw"
      wide={{ picture: slide.wide, media: "(min-width: 1024px)", sizes: "max(100vw, 1090px)" }}
      loading={isFirst ? "first" : "lazy"}
      onLoad={onLoad}
      className="aspect-3/2 w-full object-cover text-paper menu:absolute menu:inset-y-0 menu:left-[4%] menu:aspect-auto menu:h-full menu:object-right"
    />
  );
}

/** Leads from the picture into the panel's colour: downwards on phones, to the left on wide screens. */
function Blend() {
  return (
    <>
      <div className="absolute inset-x-0 top-0 aspect-3/2 bg-linear-to-t from-current to-transparent to-14% menu:hidden" />
      <div className="absolute inset-0 hidden bg-[linear-gradient(90deg,currentcolor_max(39%,50%-9.5rem),transparent_max(44%,50%-4.5rem))] menu:block" />
    </>
  );
}
