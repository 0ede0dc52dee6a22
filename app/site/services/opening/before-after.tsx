import { usePage } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { useSectionMarks } from "#app/site/place-picture.tsx";
import { type ComparedSlug, comparedPlaces } from "#content/places.ts";

export function BeforeAfter({ slug }: { slug: ComparedSlug }) {
  const { pictureAt, texts } = usePage();
  const places = comparedPlaces(slug);
  const { mark, note } = useSectionMarks(places);
  const [before, after] = places.map((place) => {
    const picture = pictureAt(place);
    return { ...picture, isIllustration: picture.isIllustration && mark !== null };
  });
  const [beforeAlt = "", afterAlt = ""] = texts.services[slug].comparison ?? [];
  if (before === undefined || after === undefined) return null;
  return (
    <figure>
      <Comparison
        before={before}
        after={after}
        beforeAlt={beforeAlt}
        afterAlt={afterAlt}
        sizes="(min-width: 1200px) 552px, (min-width: 1024px) 46vw, 86vw"
        isModification={slug === "modification"}
        className="overflow-hidden rounded-md"
      />
      <figcaption className="mt-1.5 text-sm leading-snug font-bold whitespace-pre-line lg:text-base">
        {`${beforeAlt}\n${afterAlt}`}
      </figcaption>
      {note}
    </figure>
  );
}
