import { usePage, useSitePath } from "#app/language/language.tsx";
import { quotePath } from "#app/site/frame/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PlacePicture } from "../place-picture.tsx";

export function Trays() {
  const { texts } = usePage();
  const text = texts.home.trays;
  const sitePath = useSitePath();
  return (
    <section className="bg-sand">
      <div className="wrap grid items-center gap-6 py-10 md:py-16 lg:grid-cols-2 lg:gap-12 lg:py-24">
        <PlacePicture
          place="oem-body-seller-capability-4"
          alt={texts.services["oem-body-seller"].capabilities[3]}
          caption={text.title}
          frame="relative"
          sizes="(min-width: 1200px) 544px, (min-width: 900px) 46vw, 86vw"
          className="aspect-3/2 w-full rounded-md object-cover"
        />
        <div>
          <SectionHead isLarge {...text} />
          <h3 className="mt-4 mb-2.5 font-sans md:mt-6 md:mb-3 text-base font-bold">
            {text.categoriesTitle}
          </h3>
          <ul className="-m-1 text-balance *:m-1.25">
            {text.categories.map((category) => (
              <li
                key={category}
                className="plate plate-white max-sm:max-w-72 max-sm:justify-center max-sm:text-center"
              >
                {category}
              </li>
            ))}
          </ul>
          <a
            href={sitePath(quotePath(texts.services["oem-body-seller"].title))}
            className={`${buttonClass("primary")} mt-6 min-h-13! md:mt-8`}
          >
            {text.askForTray}
          </a>
        </div>
      </div>
    </section>
  );
}
