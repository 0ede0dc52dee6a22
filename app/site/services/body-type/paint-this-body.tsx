import { usePage, useSitePath } from "#app/language/language.tsx";
import type { BodyTypeSlug } from "#content/services.server.ts";
import { firstPainting, paintingQuery } from "#domain/paint/painting.ts";

const pots = ["bg-vermilion", "bg-marigold", "bg-teal"];

export function PaintThisBody({ slug }: { slug: BodyTypeSlug }) {
  const { looks, texts } = usePage();
  const sitePath = useSitePath();
  const { painting } = looks[slug];
  if (painting === undefined) return null;
  return (
    <a
      href={sitePath(`/paint${paintingQuery({ ...firstPainting, body: painting })}`)}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-teal underline-offset-4 hover:underline"
    >
      <span aria-hidden="true" className="flex gap-1">
        {pots.map((pot) => (
          <span key={pot} className={`size-3 rounded-full ${pot}`} />
        ))}
      </span>
      {texts.servicePanels.paintBody}
    </a>
  );
}
