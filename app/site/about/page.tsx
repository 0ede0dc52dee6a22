import type { CSSProperties } from "react";
import { usePage } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { TitledText } from "#content/text-types.ts";
import { IllustrationMark } from "../place-picture.tsx";
import { Journey } from "./journey.tsx";
import { Leadership } from "./leadership.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
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

const tone: CSSProperties & Record<`--${string}`, string> = { "--tone": "#0b1246", "--fade": "40%" };

function Hero() {
  const { pictureAt, texts } = usePage();
  const { plate, title, text, alt } = texts.about.hero;
  const picture = pictureAt("about");
  return (
    <section className="head" style={tone}>
      <div className="head-picture">
        <Picture
          picture={picture}
          focus={picture.focus}
          alt={picture.isIllustration ? alt : title}
          sizes="(min-width: 1024px) 57vw, 86vw"
          loading="first"
        />
        {picture.isIllustration && <IllustrationMark place="right-1.5 top-1.5" />}
      </div>
      <div className="wrap head-words">
        <div>
          <p className="plate">{plate}</p>
          <h1 className="mt-4 text-2xl lg:text-3xl">{title}</h1>
          <p className="mt-3 lg:text-lg">{text}</p>
        </div>
      </div>
      <div className="band relative" />
    </section>
  );
}

function VisionAndMission({ vision, mission }: { vision: TitledText; mission: TitledText }) {
  return (
    <div className="wrap pb-section">
      <div className="doors">
        {[vision, mission].map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-xl lg:text-3xl">{title}</h2>
            <p className="mt-2 lg:text-lg">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
