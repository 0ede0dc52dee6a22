import type { ReactNode } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { CheckBox } from "../kit/form/field.tsx";
import { useChange } from "../kit/form/form-outcome.ts";
import { type NameOptions, nameForReader } from "../kit/list/name-options.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { IconButton } from "../kit/page/icon-button.tsx";
import { useLastLoaded } from "../kit/page/last-loaded.ts";
import { Time } from "../kit/page/time.tsx";
import { Tooltip } from "../kit/page/tooltip.tsx";
import { type ImageWithHints, isStarShown, newestImage } from "../kit/picture/listed-image.ts";
import { PreviewImage } from "../kit/picture/preview-image.tsx";
import type { ImageOutcome } from "./change-image.server.ts";
import { DeletionPreview } from "./deletion-preview.tsx";
import { EditImage } from "./edit/edit-image.tsx";

interface ImageRowProps {
  row: ImageWithHints;
  choices: NameOptions;
  isSelected: boolean;
  onSelect(): void;
}

export function ImageRow({ row, choices, isSelected, onSelect }: ImageRowProps) {
  const { images: text, imageList, language } = useAdminText();
  const { columns, work, empty } = text;
  const { sample } = imageList.bulkEdit;
  const { change, isBusy, send } = useChange<ImageOutcome>(`image-${row.image.id}`);
  const image = newestImage(row.image, useLastLoaded(change.data?.image ?? null));
  const name = nameForReader(language, choices.vehicles, image.vehicleName);
  // A phone's card does not say twice what it says already.
  const hasOwnType = image.vehicleType !== null && image.vehicleType !== image.vehicleName;
  const hasOwnTab = image.workType !== null && image.workType !== image.category;
  const { id } = image;

  return (
    <tr
      className={`max-menu:grid max-menu:rounded-md max-menu:border max-menu:border-line max-menu:grid-cols-[2.75rem_6rem_minmax(0,1fr)] max-menu:items-center max-menu:gap-x-3 max-menu:gap-y-2 max-menu:p-3 menu:border-b menu:border-line menu:last:border-b-0 ${isSelected ? "bg-sand" : "bg-sheet"}`}
    >
      <td className="menu:pl-1">
        <CheckBox name={fillPlaceholders(text.select, { name })} checked={isSelected} onChange={onSelect} />
      </td>
      <td className="menu:w-20 menu:p-1.5 xl:w-24">
        <PreviewImage row={{ ...row, image }} name={name} />
      </td>
      <td className="min-w-0 font-bold wrap-break-word menu:px-1.5 menu:text-[0.8125rem] xl:px-2 xl:text-sm">
        {name}
        {image.isSample ? <span className="block text-sm font-normal text-steel">{sample}</span> : null}
      </td>
      <Fact name={columns.category} isWide>
        {work[image.category]}
      </Fact>
      <Fact name={columns["vehicle-type"]} isOnPhone={hasOwnType}>
        {image.vehicleType === null ? empty : nameForReader(language, choices.vehicles, image.vehicleType)}
      </Fact>
      <Fact name={columns["body-type"]} isWide={hasOwnType}>
        {image.bodyType === null ? empty : nameForReader(language, choices.bodies, image.bodyType)}
      </Fact>
      <Fact name={columns["work-type"]} isOnPhone={hasOwnTab} isWide={!hasOwnType}>
        {image.workType === null ? empty : work[image.workType]}
      </Fact>
      <td className="max-menu:col-span-2 menu:px-2">
        <FeaturedStar
          name={name}
          isFeatured={isStarShown(image, change)}
          onToggle={(isFeatured) => send({ intent: "feature", id, isFeatured: String(isFeatured) })}
        />
      </td>
      <Fact name={text.created}>
        <span className="xl:whitespace-nowrap">
          <Time iso={image.createdAt} as="day" />
        </span>
      </Fact>
      <td className="max-menu:col-span-3 menu:sticky menu:right-0 menu:bg-inherit menu:px-2">
        <div className="flex gap-2">
          <EditImage row={row} image={image} name={name} choices={choices} isBusy={isBusy} />
          <Confirm
            title={text.deleteTitle}
            question={text.deleteQuestion}
            confirm={text.delete}
            onConfirm={() => send({ intent: "delete", id })}
            trigger={
              <IconButton
                kind="danger"
                icon="delete"
                label={text.delete}
                name={fillPlaceholders(text.deleteName, { name })}
                className="max-menu:flex-1"
                disabled={isBusy}
              />
            }
          >
            <DeletionPreview rows={[{ ...row, image }]} vehicles={choices.vehicles} />
          </Confirm>
        </div>
      </td>
    </tr>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  isOnPhone?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, isOnPhone = true, children }: FactProps) {
  return (
    <td
      className={`min-w-0 text-sm wrap-break-word menu:px-1.5 menu:text-[0.8125rem] xl:px-2 xl:text-sm ${isWide ? "max-menu:col-span-2" : ""} ${isOnPhone ? "" : "max-menu:hidden"}`}
    >
      <span className="block text-steel menu:hidden">{name}</span>
      {children}
    </td>
  );
}

interface FeaturedStarProps {
  name: string;
  isFeatured: boolean;
  onToggle(isFeatured: boolean): void;
}

function FeaturedStar({ name, isFeatured, onToggle }: FeaturedStarProps) {
  const text = useAdminText().images.star;
  return (
    <Tooltip text={isFeatured ? text.unfeature : text.feature}>
      <button
        type="button"
        aria-pressed={isFeatured}
        aria-label={fillPlaceholders(text.name, { name })}
        onClick={() => onToggle(!isFeatured)}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border-2 max-menu:px-3 ${
          isFeatured ? "border-ink bg-marigold" : "border-steel bg-sheet"
        }`}
      >
        <span aria-hidden="true">{isFeatured ? "★" : "☆"}</span>
        <span className="text-sm font-bold menu:hidden">{text.label}</span>
      </button>
    </Tooltip>
  );
}
