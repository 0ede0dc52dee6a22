import { languageOfPath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/frame/page-head.tsx";
import { TailBoard } from "#app/site/frame/tail-board.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { pageTexts } from "#content/pages/texts.server.ts";
import { PageIntro } from "../page-intro.tsx";
import type { Route } from "./+types/page";
import { ShedWindow, type Sky } from "./shed-window.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const texts = pageTexts[languageOfPath(url.pathname)];
  const [hall, , , evening] = texts.about.story.photos;
  return {
    text: texts.life,
    morning: { picture: artPicture("workshop-1"), alt: hall.alt },
    evening: { picture: artPicture("workshop-4"), alt: evening.alt },
    metal: artPicture("service-denting"),
    paint: artPicture("service-painting"),
  };
}

export default function LifePage({ loaderData }: Route.ComponentProps) {
  const { text, morning, evening, metal, paint } = loaderData;
  const [dawn, noon, afternoon, dusk] = text.paragraphs;
  const picture = "aspect-3/2 w-full rounded-md object-cover";
  const beside = "(min-width: 1200px) 460px, (min-width: 900px) 38vw, 100vw";
  return (
    <>
      <PageHead {...text.search} />
      <PageIntro {...text.intro}>
        <Picture
          {...morning}
          sizes="(min-width: 1200px) 540px, (min-width: 900px) 46vw, 100vw"
          loading="first"
          className={picture}
        />
      </PageIntro>
      <div className="wrap grid gap-x-14 gap-y-12 pb-16 lg:grid-cols-[7fr_5fr] lg:gap-y-20 lg:pb-24">
        <Hour sky="dawn" text={dawn} className="lg:col-span-2 lg:max-w-4xl" large />
        <Hour sky="noon" text={noon} />
        <Picture picture={metal} alt="" sizes={beside} className={`${picture} self-center`} />
        <Hour sky="afternoon" text={afternoon} />
        <Picture picture={paint} alt="" sizes={beside} className={`${picture} self-center`} />
        <Hour sky="dusk" text={dusk} />
        <Picture {...evening} sizes={beside} className={`${picture} self-center`} />
      </div>
      <TailBoard {...text.closing} />
    </>
  );
}

interface HourProps {
  sky: Sky;
  text: string | undefined;
  /** For the paragraph that opens the day. */
  large?: boolean;
  className?: string;
}

/** A part of the day under the window that shows it. */
function Hour({ sky, text, large = false, className = "" }: HourProps) {
  return (
    <div className={`flex flex-col gap-5 self-center ${className}`}>
      <ShedWindow sky={sky} />
      <p className={large ? "text-lg lg:text-xl" : ""}>{text}</p>
    </div>
  );
}
