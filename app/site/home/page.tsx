import { Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { TailBoard } from "#app/site/frame/tail-board.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { workshopContext } from "#app/workshop.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/page";

const newestShown = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { gallery } = context.get(workshopContext);
  const { cards } = await readWithRetries(() =>
    gallery.page({ work: null, vehicle: null, body: null, page: 1 }),
  );
  return { cards: cards.slice(0, newestShown), hero: artPicture("hero-ace") };
}

export default function HomePage({ loaderData: { cards, hero } }: Route.ComponentProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <>
      <PageHead title={t("home.pageTitle")} description={t("home.pageDescription")} />
      <section className="bg-[#07474d] text-paper">
        <div className="lg:wrap lg:grid lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-12">
          <Picture
            picture={hero}
            alt={t("home.heroAlt")}
            sizes="(min-width: 900px) 600px, 100vw"
            loading="first"
            className="aspect-3/2 w-full object-cover lg:order-2 lg:rounded-lg"
          />
          <div className="wrap py-10 lg:px-0 lg:py-24">
            <p className="plate">{t("home.plate")}</p>
            <h1 className="mt-5 max-w-4xl text-3xl lg:text-4xl">{t("home.title")}</h1>
            <p className="mt-5 max-w-2xl text-lg text-[#e6f1ef]">{t("home.lead")}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to={sitePath("/contact?inquiry=quote")} className={buttonClass("primary")}>
                {t("home.getQuote")}
              </Link>
              <Link to={sitePath("/gallery")} className={buttonClass("secondary")}>
                {t("home.seeWork")}
              </Link>
            </div>
          </div>
        </div>
        <div className="band" />
      </section>
      {cards.length > 0 && (
        <section className="wrap py-16 lg:py-24">
          <h2 className="text-2xl lg:text-3xl">{t("home.recentTitle")}</h2>
          <p className="mt-3 text-lg text-steel">{t("home.recentLead")}</p>
          <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-5">
            {cards.map(({ id, vehicleName, pictures }) => (
              <li key={id}>
                <Link to={sitePath(`/gallery#project-${id}`)} className="panel block overflow-hidden">
                  <Picture
                    picture={pictures.kind === "pair" ? pictures.after : pictures.picture}
                    alt=""
                    sizes="(min-width: 1200px) 368px, (min-width: 768px) 32vw, 46vw"
                    className="aspect-3/2 w-full object-cover"
                  />
                  <b className="block truncate px-3 py-2.5">{vehicleName}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TailBoard
        title={t("gallery.closingTitle")}
        text={t("gallery.closingText")}
        getQuote={t("gallery.requestQuote")}
        contactUs={t("gallery.contactUs")}
      />
    </>
  );
}
