import { useRef } from "react";
import { Link } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { SlideControls } from "./slide-controls.tsx";
import { type Slide, Slides } from "./slides.tsx";
import { useSlideShow } from "./use-slide-show.ts";

interface HeroProps {
  text: {
    plate: string;
    titleLines: string[];
    lead: string;
    getQuote: string;
    seeWork: string;
    carousel: string;
    pause: string;
    play: string;
  };
  slides: Slide[];
}

/** The first screen: what the workshop does, over five of its vehicles. */
export function Hero({ text, slides }: HeroProps) {
  const sitePath = useSitePath();
  const hero = useRef<HTMLDivElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const { show, turning, tell } = useSlideShow({ count: slides.length, hero, pauseButton });
  return (
    <div
      ref={hero}
      className="relative isolate text-paper menu:flex menu:h-[clamp(30rem,43vw,62rem)] menu:flex-col menu:justify-center"
    >
      <section aria-label={text.carousel}>
        <div className="aspect-3/2 menu:hidden" />
        <SlideControls
          words={text}
          slides={slides}
          show={show}
          turning={turning}
          tell={tell}
          pauseButton={pauseButton}
        />
        <Slides slides={slides} show={show} tell={tell} />
      </section>
      <div className="wrap w-full pt-3 pb-11 menu:py-0">
        <div className="max-w-xl menu:max-w-[min(26rem,36vw)]">
          <p className="plate">{text.plate}</p>
          <h1 className="mt-4 text-[clamp(2.5rem,4.2vw,4.75rem)] menu:mt-5 [&:lang(en)]:text-[clamp(2.625rem,5.4vw,5.5rem)] [&:lang(en)]:leading-none">
            {text.titleLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-4 text-lg text-white/90 menu:mt-5">{text.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3 menu:mt-8">
            <Link to={sitePath("/contact?inquiry=quote")} className={`${buttonClass("primary")} min-h-13!`}>
              {text.getQuote}
            </Link>
            <Link to={sitePath("/gallery")} className={`${buttonClass("secondary")} min-h-13!`}>
              {text.seeWork}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
