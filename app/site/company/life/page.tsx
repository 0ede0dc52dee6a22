import { usePage, useSitePath } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToActionPanel } from "#app/site/shell/call-to-action.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ArtPlace } from "#content/places.ts";
import { PlacePicture } from "../../place-picture.tsx";
import { PageIntro } from "../page-intro.tsx";
import { DayWindows, type Sky, WindowDrawing } from "../window-drawing.tsx";
import scenes from "./scenes.svg";

export default function LifePage() {
  const { texts } = usePage();
  const text = texts.life;
  const [building, , , finishing] = texts.about.story.photos;
  const [dawn, noon, afternoon, dusk] = text.paragraphs;
  const sitePath = useSitePath();
  return (
    <>
      <PageHead {...text.search} />
      <PageIntro {...text.intro}>
        <DayWindows className="grid-cols-4 gap-1.5 lg:grid-cols-2" />
      </PageIntro>
      <div className="wrap">
        <Hour sky="dawn" scene="tea" text={dawn} place="workshop-1" caption={building.caption} />
        <Hour sky="noon" scene="metal" text={noon} place="denting" />
        <Hour sky="afternoon" scene="paint" text={afternoon} place="painting" />
      </div>
      <div className="mb-section bg-indigo text-paper">
        <div className="wrap">
          <Hour sky="dusk" scene="evening" text={dusk} place="workshop-4" caption={finishing.caption} />
        </div>
      </div>
      <CallToActionPanel title={text.closing.title} text={text.closing.text}>
        <a href={sitePath("/company/career")} className={buttonClass("primary")}>
          {text.closing.career}
        </a>
        <a href={sitePath("/contact")} className={buttonClass("secondary")}>
          {text.closing.contactUs}
        </a>
      </CallToActionPanel>
    </>
  );
}

interface HourProps {
  sky: Sky;
  scene: "tea" | "metal" | "paint" | "evening";
  text: string;
  place: ArtPlace;
  caption?: string;
}

function Hour({ sky, scene, text, place, caption = "" }: HourProps) {
  const isDrawn = usePage().pictureAt(place).isIllustration;
  const [heading, rest] = firstSentence(text);
  return (
    <section className="grid gap-part border-l-8 border-marigold py-section pl-part md:grid-cols-2 md:items-center">
      <div>
        <WindowDrawing sky={sky} className="w-24" />
        <h2 className="mt-4 text-xl text-balance lg:text-2xl">{heading}</h2>
        <p className="mt-3">{rest}</p>
      </div>
      {isDrawn ? (
        <img
          src={`${scenes}#${scene}`}
          width={480}
          height={320}
          loading="lazy"
          alt=""
          className="w-full rounded-md"
        />
      ) : (
        <PlacePicture
          place={place}
          alt={caption}
          frame="relative"
          sizes="(min-width: 1200px) 460px, (min-width: 768px) 40vw, 80vw"
          className="aspect-3/2 size-full rounded-md object-cover"
        />
      )}
    </section>
  );
}

function firstSentence(text: string): [string, string] {
  const [, first = text, rest = ""] = /^(.+?[.!?।])\s+(.+)$/su.exec(text) ?? [];
  return [first, rest];
}
