import type { ReactNode } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { CheckBox } from "../kit/form/field.tsx";
import type { NameOptions } from "../kit/list/name-options.ts";
import { useLongPress } from "../kit/list/use-long-press.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { FeaturedStar } from "./featured-star.tsx";
import { ImageActions } from "./image-actions.tsx";
import { LargeImage } from "./large-image.tsx";
import { useShownImage } from "./use-shown-image.ts";

interface ImageRowProps {
  row: ImageWithHints;
  choices: NameOptions;
  isSelecting: boolean;
  isSelected: boolean;
  onSelect(): void;
}

export function ImageRow({ row, choices, isSelecting, isSelected, onSelect }: ImageRowProps) {
  const { images: text, imageList, projects } = useAdminText();
  const { sample } = imageList.bulkEdit;
  const shown = useShownImage(row, choices);
  const { name, facts, isFeatured, feature } = shown;
  const { image } = shown.row;
  return (
    <tr
      {...useLongPress(onSelect)}
      className={`max-menu:relative max-menu:block max-menu:min-w-0 max-menu:select-none menu:border-b menu:border-line menu:last:border-b-0 ${isSelected ? "rounded-sm bg-sand outline-2 outline-ink menu:outline-none" : "menu:bg-sheet"}`}
    >
      <td
        className={`menu:pl-1 ${isSelecting ? "max-menu:absolute max-menu:inset-0 max-menu:z-10 max-menu:*:size-full max-menu:*:items-start max-menu:*:justify-start max-menu:*:p-1.5" : "max-menu:hidden"}`}
      >
        <CheckBox name={fillPlaceholders(text.select, { name })} checked={isSelected} onChange={onSelect} />
      </td>
      <td className="max-menu:block menu:w-20 menu:p-1.5 xl:w-24">
        <LargeImage {...shown} />
      </td>
      <td className="min-w-0 wrap-anywhere max-menu:block menu:min-w-20 max-menu:truncate max-menu:text-[0.8125rem] max-menu:leading-5 menu:px-1.5 menu:text-[0.8125rem] menu:font-bold xl:px-2 xl:text-sm">
        {name}
        {image.isSample ? <span className={`${corner} right-1 max-menu:bg-sheet`}>{sample}</span> : null}
        {image.projectId === null ? null : (
          <span className="text-sm font-normal text-steel max-menu:sr-only max-menu:left-0 menu:block">
            {projects.partOf}
          </span>
        )}
        {isFeatured ? (
          <span aria-hidden="true" className={`${corner} left-1 bg-marigold menu:hidden`}>
            ★
          </span>
        ) : null}
      </td>
      <Fact>{facts.category}</Fact>
      <Fact className="wrap-anywhere">{facts["vehicle-type"]}</Fact>
      <Fact className="wrap-anywhere menu:min-w-19">{facts["body-type"]}</Fact>
      <Fact>{facts["work-type"]}</Fact>
      <td className="max-menu:hidden menu:px-2">
        <FeaturedStar name={name} isFeatured={isFeatured} onToggle={feature} />
      </td>
      <Fact>
        <span className="xl:whitespace-nowrap">
          <Time iso={image.createdAt} as="day" />
        </span>
      </Fact>
      <td className="max-menu:hidden menu:sticky menu:right-0 menu:bg-inherit menu:px-2">
        <div className="grid w-max grid-cols-2 gap-2 py-1 xl:grid-cols-4">
          <ImageActions {...shown} />
        </div>
      </td>
    </tr>
  );
}

const corner =
  "max-menu:pointer-events-none max-menu:absolute max-menu:top-1 max-menu:rounded-sm max-menu:px-1 max-menu:text-xs max-menu:text-ink menu:block menu:text-sm menu:font-normal menu:text-steel";

function Fact({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={`${className} text-sm max-menu:hidden menu:px-1.5 menu:text-[0.8125rem] xl:px-2 xl:text-sm`}
    >
      {children}
    </td>
  );
}
