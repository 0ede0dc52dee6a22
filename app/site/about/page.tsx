import type { CSSProperties } from "react";
import { usePage } from "#app/language/language.tsx";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { IllustrationMark } from "../place-picture.tsx";
import { Journey } from "./journey.tsx";
import { Leadership } from "./leadership.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
import { VisionAndMission } from "./vision-and-mission.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export default function AboutPage() {
  const { texts } = usePage();
  const text = texts.about;
  return (
    <>
      <PageHead {...text.search} />
      <Hero />
      <Story />
      <VisionAndMission vision={text.vision} mission={text.mission} />
      <Values {...text.values} />
      <Journey {...text.journey} />
      <WhyChooseUs {...text.whyChooseUs} />
      <Leadership />
      <CallToAction {...text.closing} />
    </>
  );
}

const tone: CSSProperties & Record<"--tone", string> = { "--tone": "#0b1246" };

function Hero() {
  const { pictureAt, texts } = usePage();
  const { plate, title, text, alt } = texts.about.hero;
  const picture = pictureAt("about");
  return (
    <section className="bg-(--tone) text-paper" style={tone}>
      <div className="relative mx-auto max-w-[90rem] overflow-hidden">
        <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-[62%] lg:[mask-image:linear-gradient(90deg,transparent,#000_35%)] min-[90.1rem]:[mask-image:linear-gradient(90deg,transparent,#000_35%,#000_78%,transparent)]">
          <Picture
            picture={picture}
            focus={picture.focus}
            alt={picture.isIllustration ? alt : title}
            sizes="(min-width: 900px) 62vw, 86vw"
            loading="first"
            className="aspect-3/2 size-full object-cover lg:aspect-auto lg:h-full"
          />
          <span className="absolute inset-x-0 -bottom-px h-10 bg-linear-to-t from-(--tone) to-transparent lg:hidden" />
        </div>
        {picture.isIllustration && <IllustrationMark place="right-1.5 top-1.5" />}
        <div className="wrap relative pt-7 pb-11 lg:flex lg:min-h-[37.25rem] lg:items-center lg:py-20">
          <div className="lg:max-w-[24rem] xl:max-w-[38rem]">
            <p className="plate">{plate}</p>
            <h1 className="mt-5 text-3xl lg:text-4xl">{title}</h1>
            <p className="mt-5 text-lg text-indigo-pale">{text}</p>
          </div>
        </div>
      </div>
      <div className="band" />
    </section>
  );
}
