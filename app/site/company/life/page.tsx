import { usePage, useSitePath } from "#app/language/language.tsx";
import { CallToActionPanel } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ArtPlace } from "#content/pictures.ts";
import { PlacePicture } from "../../place-picture.tsx";
import { PageIntro } from "../page-intro.tsx";

export default function LifePage() {
  const { pictureAt, texts } = usePage();
  const text = texts.life;
  const [building, , , finishing] = texts.about.story.photos;
  const [dawn, noon, afternoon, dusk] = text.paragraphs;
  const sitePath = useSitePath();
  return (
    <>
      <PageHead {...text.search} picture={pictureAt("workshop-1")} />
      <PageIntro {...text.intro}>
        <PlacePicture
          place="workshop-1"
          alt={building.alt}
          caption={building.caption}
          sizes="(min-width: 1200px) 540px, (min-width: 900px) 46vw, 86vw"
          loading="first"
          className="aspect-3/2 size-full rounded-md object-cover"
        />
      </PageIntro>
      <section className="bg-sand py-12 lg:py-16">
        <div className="wrap flex flex-col gap-6 md:flex-row md:gap-10 lg:gap-14">
          <WindowDrawing sky="dawn" />
          <p className="text-lg lg:text-xl">{dawn}</p>
        </div>
      </section>
      <div className="wrap grid gap-14 py-14 lg:gap-20 lg:py-24">
        <Hour sky="noon" text={noon} place="denting" alt="" />
        <Hour sky="afternoon" text={afternoon} place="painting" alt="" mirrored />
        <Hour sky="dusk" text={dusk} place="workshop-4" alt={finishing.alt} caption={finishing.caption} />
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
  text: string | undefined;
  place: ArtPlace;
  alt: string;
  caption?: string;
  mirrored?: boolean;
}

function Hour({ sky, text, mirrored = false, ...picture }: HourProps) {
  return (
    <section className="grid gap-7 md:grid-cols-2 md:items-center lg:gap-14">
      <div className={`flex flex-col gap-5 ${mirrored ? "md:order-last" : ""}`}>
        <WindowDrawing sky={sky} />
        <p className="lg:text-lg">{text}</p>
      </div>
      <PlacePicture
        {...picture}
        sizes="(min-width: 1200px) 540px, (min-width: 768px) 46vw, 86vw"
        className="aspect-3/2 size-full rounded-md object-cover"
      />
    </section>
  );
}

type Sky = keyof typeof skies;

/** Colours of the sky, and the place of the sun in it. */
const skies = {
  dawn: { high: "#f6c98a", low: "#f3a35f", sun: "#fff3d6", x: 24, y: 58 },
  noon: { high: "#bfe3e6", low: "#e3f2ee", sun: "#ffb51c", x: 58, y: 20 },
  afternoon: { high: "#f3dba1", low: "#f8e8c2", sun: "#ef8d1f", x: 94, y: 38 },
  dusk: { high: "#1b2559", low: "#5a3a6e", sun: "#fffaf1", x: 104, y: 22 },
} as const;

function WindowDrawing({ sky }: { sky: Sky }) {
  const { high, low, sun, x, y } = skies[sky];
  return (
    <svg viewBox="0 0 128 76" aria-hidden="true" className="w-24 flex-none rounded-sm lg:w-32">
      <path d="M0 0h128v76H0z" fill={high} />
      <path d="M0 44h128v32H0z" fill={low} />
      <circle cx={x} cy={y} r="11" fill={sun} />
      <path d="M0 70c20-10 34-8 52-2s40 0 76-8v16H0z" fill="#0b6e6e" />
      <path d="M34 0v76M64 0v76M94 0v76M0 38h128" stroke="#2d4a6d" strokeWidth="3.5" />
      <path d="M3 3h122v70H3z" fill="none" stroke="#2d4a6d" strokeWidth="6" />
    </svg>
  );
}
