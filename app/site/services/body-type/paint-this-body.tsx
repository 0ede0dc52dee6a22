import { useSitePath, useTexts } from "#app/language/language.tsx";
import type { BodyTypeSlug } from "#content/services.ts";
import { type BodyName, firstPainting, paintingQuery } from "#domain/paint/painting.ts";

const painted: Partial<Record<BodyTypeSlug, BodyName>> = {
  "angel-patti-bhatta": "patti-square",
  "angel-patti-round": "patti-round",
  "open-half-body": "open",
  "container-body": "container",
  "food-van": "food-van",
  "platform-body": "platform",
};

const pots = ["bg-vermilion", "bg-marigold", "bg-teal"];

export function PaintThisBody({ slug }: { slug: BodyTypeSlug }) {
  const { paintBody } = useTexts().servicePanels;
  const sitePath = useSitePath();
  const body = painted[slug];
  if (body === undefined) return null;
  return (
    <a
      href={sitePath(`/paint${paintingQuery({ ...firstPainting, body })}`)}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
    >
      <span aria-hidden="true" className="flex gap-1">
        {pots.map((pot) => (
          <span key={pot} className={`size-3 rounded-full ${pot}`} />
        ))}
      </span>
      {paintBody}
    </a>
  );
}
