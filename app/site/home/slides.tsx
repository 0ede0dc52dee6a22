import { usePage } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type HeroPlace, heroPlaces } from "#content/places.ts";
import { panelColour } from "../panel-colour.ts";
import { IllustrationMark } from "../place-picture.tsx";
import { slideColours } from "./slide-colours.ts";

/** The new one fades in over the last, which stays until it is covered. */
export function Slides() {
  return (
    <ul className="slides absolute inset-0 -z-10 overflow-hidden">
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
  return (
    <li
      data-slide={index}
      data-shown={isFirst ? "" : undefined}
      aria-hidden={!isFirst}
      style={{ color: isIllustration ? slideColours[place] : panelColour(picture.placeholder) }}
    >
      <Picture
        picture={picture}
        alt={isIllustration ? alt : caption}
        focus={focus}
        sizes="(min-width: 640px) 100vw, 86vw"
        {...(wide === null ? {} : { wide: { ...wideScreen, picture: wide } })}
        loading={isFirst ? "first" : "eager"}
        {...(wide === null ? { className: "beside-headline" } : {})}
      />
      {isIllustration && <IllustrationMark place="left-1.5 top-1.5" />}
    </li>
  );
}

const wideScreen = {
  from: 1280,
  media: "(min-width: 1024px), (min-width: 768px) and (max-height: 895px)",
  sizes: "max(100vw, 1090px)",
} as const;
