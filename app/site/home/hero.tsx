import { island } from "#app/islands/island.ts";
import type { SlideWords } from "#app/islands/slide-show.ts";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { generalQuotePath } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Slides } from "./slides.tsx";

const slidePaths = [
  "/services/body-building/open-half-body",
  "/services/painting",
  "/services/oem-body-seller",
  "/services/custom-projects",
  "/services/body-building/container-body",
];

export function Hero() {
  const sitePath = useSitePath();
  const text = useTexts().home.hero;
  const slides = text.slides.map(({ caption, line }, index) => ({
    caption,
    line,
    href: sitePath(slidePaths[index] ?? "/gallery"),
  }));
  return (
    <div {...island("slide-show", { pause: text.pause, play: text.play, slides })} className="hero">
      <section aria-label={text.carousel}>
        <div className="hero-room" />
        <SlideControls slides={slides} />
        <Slides />
      </section>
      <div className="wrap pb-11 lg:pb-0">
        <div className="hero-words">
          <p className="plate">{text.plate}</p>
          <h1>
            {text.titleLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-3 lg:mt-5 lg:text-lg">{text.lead}</p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <a href={sitePath(generalQuotePath)} className={buttonClass("primary")}>
              {text.getQuote}
            </a>
            <a href={sitePath("/gallery")} className={buttonClass("secondary")}>
              {text.seeWork}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}

function SlideControls({ slides }: { slides: readonly SlideWords[] }) {
  const { play, showSlide } = useTexts().home.hero;
  const count = slides.length;
  const [first] = slides;
  return (
    <div className="wrap hero-bar">
      <button
        data-pause
        type="button"
        aria-label={play}
        className="when-hydrated grid size-11 shrink-0 place-items-center rounded-md border-2 border-current bg-indigo-deep text-white"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="currentColor">
          <path d="M8 4.5 19.5 12 8 19.5z" />
          <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        </svg>
      </button>
      <ul className="when-hydrated slide-dots flex shrink-0">
        {slides.map(({ caption }, index) => (
          <li key={caption}>
            <button
              data-choose
              type="button"
              aria-label={fillPlaceholders(showSlide, { index: index + 1, count, caption })}
              aria-current={index === 0}
            />
          </li>
        ))}
      </ul>
      <p data-caption aria-live="off" className="slide-words">
        <a href={first?.href}>
          <b className="plate plate-white">{first?.caption}</b> <span>{first?.line}</span>
        </a>
      </p>
    </div>
  );
}
