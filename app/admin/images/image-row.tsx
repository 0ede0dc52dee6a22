import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { useEachAnswer } from "#app/use-each-answer.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import { useLastLoaded } from "../list/last-loaded.ts";
import { CheckBox } from "./check-box.tsx";
import { DeleteImage } from "./delete-image.tsx";
import { EditImage } from "./edit-image.tsx";
import { FeaturedStar } from "./featured-star.tsx";
import type { ImageChange } from "./image-change.ts";
import { day, nothing, workLabel } from "./image-words.ts";
import { isStarShown, knownImage } from "./known-image.ts";
import type { ListedImage } from "./listed-image.ts";
import { PreviewImage } from "./preview-image.tsx";

interface ImageRowProps {
  row: ListedImage;
  choices: GalleryChoices;
  isSelected: boolean;
  onSelect(): void;
}

/** One image: a row of the table, or a card where there is no room for one. */
export function ImageRow({ row, choices, isSelected, onSelect }: ImageRowProps) {
  const change = useFetcher<ImageChange>({ key: `image-${row.image.id}` });
  const image = knownImage(row.image, useLastLoaded(change.data?.stored ?? null));
  // Told before the list is read again: the row of a deleted image is gone by then.
  useEachAnswer(change, ({ ok, title, description }) => {
    if (ok) tellSuccess(title);
    else tellFailure(title, description);
  });
  const send = (fields: Record<string, string>) =>
    void change.submit({ id: image.id, ...fields }, { method: "post" });

  return (
    <tr
      className={`max-md:grid max-md:rounded-md max-md:border max-md:border-line max-md:grid-cols-[2.75rem_6rem_minmax(0,1fr)] max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:p-3 md:border-b md:border-line md:last:border-b-0 ${isSelected ? "bg-sand" : "bg-sheet"}`}
    >
      <td className="md:pl-1">
        <CheckBox name={`Select ${image.vehicleName}`} checked={isSelected} onChange={onSelect} />
      </td>
      <td className="md:w-24 md:p-2">
        <PreviewImage row={{ ...row, image }} />
      </td>
      <td className="min-w-0 font-bold wrap-break-word md:px-2 md:text-sm">{image.vehicleName}</td>
      <Fact name="Category" isWide>
        {workLabel(image.category)}
      </Fact>
      <Fact name="Vehicle type">{image.vehicleType ?? nothing}</Fact>
      <Fact name="Body type" isWide>
        {image.bodyType ?? nothing}
      </Fact>
      <Fact name="Work type">{image.workType === null ? nothing : workLabel(image.workType)}</Fact>
      <td className="max-md:col-span-2 md:px-2">
        <FeaturedStar
          name={image.vehicleName}
          isFeatured={isStarShown(image, change)}
          onToggle={(isFeatured) => send({ intent: "feature", isFeatured: String(isFeatured) })}
        />
      </td>
      <Fact name="Created">
        <time dateTime={image.createdAt} className="md:whitespace-nowrap">
          {day.format(new Date(image.createdAt))}
        </time>
      </Fact>
      <td className="max-md:col-span-3 md:sticky md:right-0 md:bg-inherit md:px-2">
        <div className="flex gap-2">
          <EditImage image={image} choices={choices} isBusy={change.state !== "idle"} />
          <DeleteImage
            name={image.vehicleName}
            isBusy={change.state !== "idle"}
            onDelete={() => send({ intent: "delete" })}
          />
        </div>
      </td>
    </tr>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <td className={`min-w-0 text-sm wrap-break-word md:px-2 ${isWide ? "max-md:col-span-2" : ""}`}>
      <span className="block text-steel md:hidden">{name}</span>
      {children}
    </td>
  );
}
