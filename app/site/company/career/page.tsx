import { languageOfPath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { textsOf } from "#content/texts.server.ts";
import { PageIntro } from "../page-intro.tsx";
import type { Route } from "./+types/page";
import { Apply } from "./apply.tsx";
import { Trades } from "./trades.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const texts = textsOf(languageOfPath(url.pathname));
  const [, bodyBuilding] = texts.about.story.photos;
  return {
    text: texts.career,
    privacyPolicy: texts.privacy.title,
    picture: artPicture("workshop-2"),
    alt: bodyBuilding.alt,
  };
}

export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { text, privacyPolicy, picture, alt } = loaderData;
  return (
    <>
      <PageHead {...text.search} picture={picture} />
      <PageIntro {...text.intro}>
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 1200px) 540px, (min-width: 900px) 46vw, 86vw"
          loading="first"
          className="aspect-3/2 size-full rounded-md object-cover"
        />
      </PageIntro>
      <div className="wrap grid gap-5 pb-14 text-lg md:grid-cols-2 md:gap-14 lg:pb-20">
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="border-t-4 border-vermilion pt-5">
            {paragraph}
          </p>
        ))}
      </div>
      <Trades title={text.tradesTitle} trades={text.trades} />
      <Apply {...text.apply} privacyPolicy={privacyPolicy} />
    </>
  );
}
