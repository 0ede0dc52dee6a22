import { LineDrawing } from "#app/ui/line-drawing.tsx";
import type { BodyTypeSlug, BodyTypeText } from "#content/services.ts";
import { engravings, engravingView } from "./engravings.ts";

const rivet =
  "absolute size-3 max-sm:-m-1 rounded-full border border-[#7b838f] bg-[radial-gradient(circle_at_35%_30%,#fff,#aab1bb_60%,#7b838f)]";
const corners = ["top-2.5 left-2.5", "top-2.5 right-2.5", "bottom-2.5 left-2.5", "right-2.5 bottom-2.5"];

interface SpecificationPlateProps {
  slug: BodyTypeSlug;
  title: string;
  text: Pick<BodyTypeText, "title" | "specifications">;
}

export function SpecificationPlate({ slug, title, text }: SpecificationPlateProps) {
  return (
    <div className="builders-plate day relative rounded-md border-2 border-[#8d95a1] bg-[#dfe2e6] px-4.5 py-4 shadow-[inset_0_2px_0_#fff,inset_0_-2px_0_#b4bac3] sm:p-8">
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" className={`${rivet} ${corner}`} />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-x-2 border-b-2 border-ink pb-2 sm:pb-3">
        <div>
          <p className="text-sm font-bold">{text.title}</p>
          <h2 className="text-xl lg:text-2xl">{title}</h2>
        </div>
        <LineDrawing
          {...engravingView}
          line={engravings[slug]}
          className="h-7 flex-none text-indigo sm:h-14"
        />
      </div>
      <dl className="max-sm:text-sm lg:grid lg:grid-cols-2 lg:gap-x-10">
        {text.specifications.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-t border-[#aab1bb] py-1 first:border-t-0 sm:grid-cols-[9.5rem_1fr] sm:py-2.5 lg:grid-cols-[7.5rem_1fr] lg:nth-2:border-t-0 lg:last:nth-[odd]:col-span-2"
          >
            <dt className="leading-snug font-bold">{name}</dt>
            <dd className="leading-snug tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
