import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { quotePath } from "./quote-path.ts";
import type { ServiceView } from "./service-view.ts";
import { toneClasses } from "./tones.ts";

/** As high as the panel above or below the picture, and fading over 3rem of the picture where there is a panel. */
const edge =
  "[--rest:max(0px,(100cqh-66.67cqw)/2)] lg:h-[calc(var(--rest)+min(3rem,var(--rest)*4))] lg:from-[calc(var(--rest)+0px)]";

/**
 * The whole picture, 3:2, up to the screen's edge; the panel beside it has the colour of its backdrop. Where the panel is
 * taller, the picture stands half way up and fades above and below.
 */
export function Hero({ view }: { view: ServiceView }) {
  const sitePath = useSitePath();
  const { text, words } = view;
  return (
    <section className={`relative ${toneClasses[view.tone]}`}>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:flex lg:w-[54%] lg:items-center lg:[container-type:size]">
        <Picture
          picture={view.hero}
          alt={text.title}
          sizes="(min-width: 900px) 54vw, 86vw"
          loading="first"
          className="aspect-3/2 size-full object-cover"
        />
        <span
          className={`absolute inset-x-0 -bottom-px h-6 bg-linear-to-t lg:bottom-0 from-(--tone) to-transparent ${edge}`}
        />
        <span
          className={`absolute inset-x-0 -top-px hidden bg-linear-to-b from-(--tone) to-transparent lg:block ${edge}`}
        />
        <span className="absolute inset-y-0 left-0 hidden w-[7%] bg-linear-to-r from-(--tone) to-transparent lg:block" />
      </div>
      <div className="wrap relative">
        <div className="flex flex-col items-start justify-center pt-4 pb-10 lg:min-h-[36vw] lg:w-[42%] lg:py-10">
          <Breadcrumb name={words.breadcrumb} crumbs={view.crumbs} />
          <p className="plate mt-4 lg:mt-6">{text.label}</p>
          <h1 className="mt-4 text-2xl wrap-break-word md:text-3xl xl:text-4xl">{text.title}</h1>
          <p className="mt-4 text-lg">{text.description}</p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {view.facts.map((fact) => (
              <li key={fact} className="plate plate-white">
                {fact}
              </li>
            ))}
          </ul>
          <a href={sitePath(quotePath(text.title))} className={`${buttonClass("primary")} mt-8`}>
            {words.getInstantQuote}
          </a>
        </div>
      </div>
      <div className="band relative" />
    </section>
  );
}
