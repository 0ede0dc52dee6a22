import { usePage } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PageIntro } from "../page-intro.tsx";
import { Apply } from "./apply.tsx";
import { Trades } from "./trades.tsx";

export default function CareerPage() {
  const { art, texts } = usePage();
  const text = texts.career;
  const picture = art("workshop-2");
  const [, bodyBuilding] = texts.about.story.photos;
  return (
    <>
      <PageHead {...text.search} picture={picture} />
      <PageIntro {...text.intro}>
        <Picture
          picture={picture}
          alt={bodyBuilding.alt}
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
      <Trades />
      <Apply />
    </>
  );
}
