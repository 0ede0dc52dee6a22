import { Link } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { quotePath } from "./quote-path.ts";
import type { ServiceView } from "./service-view.ts";
import { toneClasses } from "./tones.ts";

/** The picture runs off the screen's edge; the panel beside it has the colour of its backdrop. */
export function Hero({ view }: { view: ServiceView }) {
  const sitePath = useSitePath();
  const { text, words } = view;
  return (
    <section className={`relative ${toneClasses[view.tone]}`}>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-[54%]">
        <Picture
          picture={view.hero}
          alt={text.title}
          sizes="(min-width: 900px) 54vw, 100vw"
          loading="first"
          className="aspect-3/2 w-full object-cover md:aspect-2/1 lg:aspect-auto lg:h-full"
        />
        <span className="absolute inset-x-0 bottom-0 h-12 bg-linear-to-t from-(--tone) to-transparent lg:inset-y-0 lg:right-auto lg:h-auto lg:w-24 lg:bg-linear-to-r" />
      </div>
      <div className="wrap relative">
        <div className="flex flex-col items-start justify-center pt-4 pb-10 lg:min-h-[max(32rem,36vw)] lg:w-[42%] lg:py-14">
          <Breadcrumb name={words.breadcrumb} crumbs={view.crumbs} />
          <p className="plate mt-4 lg:mt-8">{text.label}</p>
          <h1 className="mt-4 text-2xl wrap-break-word md:text-3xl xl:text-4xl">{text.title}</h1>
          <p className="mt-4 text-lg">{text.description}</p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {view.facts.map((fact) => (
              <li key={fact} className="plate plate-white">
                {fact}
              </li>
            ))}
          </ul>
          <Link to={sitePath(quotePath(text.title))} className={`${buttonClass("primary")} mt-8`}>
            {words.getInstantQuote}
          </Link>
        </div>
      </div>
      <div className="band relative" />
    </section>
  );
}
