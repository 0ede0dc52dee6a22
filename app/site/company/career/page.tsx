import { usePage, useSitePath } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { PlacePicture } from "../../place-picture.tsx";
import { PageIntro } from "../page-intro.tsx";
import { Trades } from "./trades.tsx";

export default function CareerPage() {
  const { texts } = usePage();
  const text = texts.career;
  const [, bodyBuilding] = texts.about.story.photos;
  return (
    <>
      <PageHead {...text.search} />
      <PageIntro {...text.intro}>
        <PlacePicture
          place="workshop-2"
          frame="relative"
          alt={bodyBuilding.alt}
          caption={bodyBuilding.caption}
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 46vw, 86vw"
          loading="first"
          className="aspect-3/2 w-full rounded-md object-cover"
        />
      </PageIntro>
      <Trades />
      <Apply />
    </>
  );
}

function Apply() {
  const { business, texts } = usePage();
  const { career, privacy } = texts;
  const { title, text, points, ...ways } = career.apply;
  const sitePath = useSitePath();
  const whatsapp = whatsappLink(business.whatsapp, ways.whatsappGreeting);
  return (
    <section className="wrap py-section">
      <div className="overflow-hidden rounded-lg bg-indigo text-paper">
        <div className="band" />
        <div className="grid gap-part p-part lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 className="text-2xl lg:text-3xl">{title}</h2>
            <p className="mt-3 text-lg text-indigo-pale">{text}</p>
            <ol className="mt-6 grid gap-4 text-balance">
              {points.map((point, index) => (
                <li key={point} className="flex items-start gap-4">
                  <b aria-hidden="true" className="plate w-8 flex-none justify-center">
                    {index + 1}
                  </b>
                  {point}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex flex-col gap-3 md:self-center">
            <a href={`tel:${business.phones[0].dialled}`} className={buttonClass("primary")}>
              {ways.call}: {business.phones[0].shown}
            </a>
            <a href={whatsapp} className={buttonClass("secondary")}>
              <i className="sign sign-whatsapp" />
              {ways.whatsapp}
            </a>
            <a href={`mailto:${business.email}`} className={buttonClass("secondary")}>
              {ways.email}: {business.email}
            </a>
            <p className="mt-3 text-sm text-indigo-pale">
              {ways.privacy}{" "}
              <a href={sitePath("/privacy-policy")} className="font-bold text-paper underline">
                {privacy.title}
              </a>
            </p>
          </div>
        </div>
        <div className="band" />
      </div>
    </section>
  );
}
