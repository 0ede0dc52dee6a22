import { usePage } from "#app/language/language.tsx";
import { LineDrawing } from "#app/ui/line-drawing.tsx";
import type { BodyTypeText } from "#content/service-file.ts";
import type { BodyTypeSlug } from "#content/services.server.ts";

interface SpecificationPlateProps {
  slug: BodyTypeSlug;
  title: string;
  text: Pick<BodyTypeText, "title" | "specifications" | "lang">;
}

export function SpecificationPlate({ slug, title, text }: SpecificationPlateProps) {
  return (
    <div className="builders-plate day riveted bg-sheet">
      <div className="flex flex-wrap items-end justify-between gap-2 border-b-2 border-ink pb-2">
        <div>
          <p lang={text.lang} className="text-sm font-bold">
            {text.title}
          </p>
          <h2 className="text-xl lg:text-2xl">{title}</h2>
        </div>
        <LineDrawing
          width={96}
          height={40}
          line={usePage().looks[slug].engraving}
          className="h-8 flex-none text-indigo"
        />
      </div>
      <dl lang={text.lang} className="text-sm lg:grid lg:grid-cols-2 lg:gap-x-10 lg:text-base">
        {text.specifications.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_2fr] gap-x-3 border-b border-steel py-1 leading-snug lg:py-2"
          >
            <dt className="font-bold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
