import { fillPlaceholders } from "#content/placeholders.ts";
import { type ListedOption, nameForReader } from "../kit/list/name-options.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { ListedImage } from "../kit/picture/listed-image.ts";
import { Thumbnail } from "../kit/picture/thumbnail.tsx";

const shown = 6;

interface DeletionPreviewProps {
  rows: readonly ListedImage[];
  vehicles: readonly ListedOption[];
  of?: number;
}

export function DeletionPreview({ rows, vehicles, of = rows.length }: DeletionPreviewProps) {
  const { imageList, language } = useAdminText();
  const first = rows.slice(0, shown);
  if (first.length === 0) return null;
  return (
    <>
      <ul className={`mt-4 grid gap-2 ${of === 1 ? "grid-cols-1" : "grid-cols-3"}`}>
        {first.map((row) => (
          <li key={row.image.id} className="min-w-0">
            <Thumbnail row={row} sizes={of === 1 ? "400px" : "130px"} />
            <span className={`block ${of === 1 ? "mt-1 font-bold wrap-anywhere" : "truncate text-sm"}`}>
              {nameForReader(language, vehicles, row.image.vehicleName)}
            </span>
          </li>
        ))}
      </ul>
      {of > first.length ? (
        <p className="mt-2 text-sm text-steel">
          {fillPlaceholders(imageList.more, { count: of - first.length })}
        </p>
      ) : null}
    </>
  );
}
