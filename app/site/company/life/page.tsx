import { useSitePath } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { CallToActionPanel } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { textsOf } from "#content/texts.server.ts";
import { PageIntro } from "../page-intro.tsx";
import type { Route } from "./+types/page";
import { Hour } from "./hour.tsx";
import { ShedWindow } from "./shed-window.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const texts = textsOf(languageOfPath(url.pathname));
  const [hall, , , finishing] = texts.about.story.photos;
  return {
    text: texts.life,
    hall: { picture: artPicture("workshop-1"), alt: hall.alt },
    metal: { picture: artPicture("service-denting"), alt: "" },
    paint: { picture: artPicture("service-painting"), alt: "" },
    evening: { picture: artPicture("workshop-4"), alt: finishing.alt },
  };
}

export default function LifePage({ loaderData }: Route.ComponentProps) {
  const { text, hall, metal, paint, evening } = loaderData;
  const [dawn, noon, afternoon, dusk] = text.paragraphs;
  const sitePath = useSitePath();
  return (
    <>
      <PageHead {...text.search} picture={hall.picture} />
      <PageIntro {...text.intro}>
        <Picture
          {...hall}
          sizes="(min-width: 1200px) 540px, (min-width: 900px) 46vw, 86vw"
          loading="first"
          className="aspect-3/2 size-full rounded-md object-cover"
        />
      </PageIntro>
      <section className="bg-sand py-12 lg:py-16">
        <div className="wrap flex flex-col gap-6 md:flex-row md:gap-10 lg:gap-14">
          <ShedWindow sky="dawn" />
          <p className="text-lg lg:text-xl">{dawn}</p>
        </div>
      </section>
      <div className="wrap grid gap-14 py-14 lg:gap-20 lg:py-24">
        <Hour sky="noon" text={noon} {...metal} />
        <Hour sky="afternoon" text={afternoon} {...paint} mirrored />
        <Hour sky="dusk" text={dusk} {...evening} />
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
