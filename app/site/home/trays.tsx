import { usePage, useSitePath } from "#app/language/language.tsx";
import { quotePath } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PlacePicture, useSectionMarks } from "../place-picture.tsx";

export function Trays() {
  const { texts } = usePage();
  const text = texts.home.trays;
  const sitePath = useSitePath();
  const { mark, note } = useSectionMarks(["oem-body-seller"]);
  return (
    <section className="bg-sand">
      <div className="wrap grid items-center gap-part py-part md:grid-cols-2">
        <div>
          <PlacePicture
            place="oem-body-seller"
            mark={mark}
            alt={texts.services["oem-body-seller"].title}
            caption={text.title}
            frame="relative"
            sizes="(min-width: 1200px) 460px, (min-width: 768px) 44vw, 86vw"
            className="aspect-3/2 w-full rounded-md object-cover"
          />
          <div className="mt-3">{note}</div>
        </div>
        <div>
          <SectionHead {...text} />
          <h3 className="mt-4 mb-2 font-sans text-sm text-steel">{text.categoriesTitle}</h3>
          <ul className="halves gap-x-5 border-b border-line text-sm font-bold lg:text-base">
            {text.categories.map((category) => (
              <li key={category} className="flex items-center border-t border-line py-1.5 leading-snug">
                {category}
              </li>
            ))}
          </ul>
          <a
            href={sitePath(quotePath(texts.services["oem-body-seller"].title))}
            className={`${buttonClass("primary")} mt-5 min-h-13!`}
          >
            {text.askForTray}
          </a>
        </div>
      </div>
    </section>
  );
}
