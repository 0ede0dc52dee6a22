import { usePage } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type HeroPlace, heroPlaces } from "#content/pictures.ts";
import { panelColour } from "../panel-colour.ts";
import { IllustrationMark } from "../place-picture.tsx";
import { slideColours } from "./slide-colours.ts";

/** The shown one fades in over the last, which stays until it is covered. */
export function Slides() {
  return (
    <ul className="absolute inset-0 -z-10 overflow-hidden">
      {heroPlaces.map((place, index) =>
        index === 0 ? (
          <Slide key={place} place={place} index={index} />
        ) : (
          <template key={place} data-slide={index}>
            <Slide place={place} index={index} />
          </template>
        ),
      )}
    </ul>
  );
}

function Slide({ place, index }: { place: HeroPlace; index: number }) {
  const { pictureAt, texts } = usePage();
  const { wide, focus, isIllustration, ...picture } = pictureAt(place);
  const { alt = "", caption = "" } = texts.home.hero.slides[index] ?? {};
  const isFirst = index === 0;
  // Fading in, the first would keep the hero pale for a second.
  const fade = isFirst ? "" : "starting:opacity-0";
  return (
    <li
      data-slide={index}
      data-shown={isFirst ? "" : undefined}
      aria-hidden={!isFirst}
      className={`absolute inset-0 bg-current opacity-0 transition-opacity delay-1000 duration-0 ease-out data-shown:z-10 data-shown:opacity-100 data-shown:delay-0 data-shown:duration-1000 ${fade}`}
      style={{ color: isIllustration ? slideColours[place] : panelColour(picture.placeholder) }}
    >
      <Picture
        picture={picture}
        alt={isIllustration ? alt : caption}
        focus={focus}
        sizes="(min-width: 640px) 100vw, 86vw"
        {...(wide === null ? {} : { wide: { ...wideScreen, picture: wide } })}
        loading={isFirst ? "first" : "eager"}
        className={`aspect-3/2 w-full object-cover text-paper menu:absolute menu:inset-y-0 menu:aspect-auto menu:h-full ${wide === null ? besideHeadline : "menu:left-[4%] menu:object-right"}`}
      />
      <Blend />
      {isIllustration && <IllustrationMark place="right-1.5 top-1.5 menu:right-8 menu:top-4" />}
    </li>
  );
}

const wideScreen = { from: 1280, media: "(min-width: 1024px)", sizes: "max(100vw, 1090px)" } as const;

/** A picture without room for the headline. */
const besideHeadline = "menu:right-0 menu:w-[62%]";

/** Blends the picture into the panel's colour. */
function Blend() {
  return (
    <>
      <div className="absolute inset-x-0 top-0 aspect-3/2 bg-linear-to-t from-current to-transparent to-14% menu:hidden" />
      <div className="absolute inset-0 hidden bg-[linear-gradient(90deg,currentcolor_max(39%,50%-9.5rem),transparent_max(44%,50%-4.5rem))] menu:block" />
    </>
  );
}
