import { languageOfPath } from "#app/language/paths.ts";
import { CallToAction } from "#app/site/frame/call-to-action.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { storyPictures } from "#content/pictures.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Route } from "./+types/page";
import { AboutHero } from "./hero.tsx";
import { Journey } from "./journey.tsx";
import { Leadership } from "./leadership.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
import { VisionAndMission } from "./vision-and-mission.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return {
    text: textsOf(languageOfPath(url.pathname)).about,
    hero: artPicture("hero-rath"),
    photos: storyPictures.map(artPicture),
  };
}

export default function AboutPage({ loaderData: { text, hero, photos } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...text.search} picture={hero} />
      <AboutHero {...text.hero} picture={hero} />
      <Story {...text.story} pictures={photos} />
      <VisionAndMission vision={text.vision} mission={text.mission} />
      <Values {...text.values} />
      <Journey {...text.journey} />
      <WhyChooseUs {...text.whyChooseUs} />
      <Leadership {...text.leadership} />
      <CallToAction {...text.closing} />
    </>
  );
}
