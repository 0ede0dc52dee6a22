import type { Ref } from "react";
import { Link } from "react-router";
import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import { Confirm } from "../ui/confirm.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Time } from "../ui/time.tsx";
import { type ListWords, messagesOf } from "./list-words.ts";

interface ShownNameProps {
  words: ListWords;
  row: ListedName;
  editButton: Ref<HTMLButtonElement>;
  onEdit(): void;
  onDelete(): void;
}

/** The cells of a name that is not being edited. */
export function ShownName({ words, row, editButton, onEdit, onDelete }: ShownNameProps) {
  const { name, createdAt, updatedAt } = row;
  return (
    <>
      <th scope="row" className="min-w-0 self-center text-left wrap-anywhere xl:px-4 xl:py-2">
        {name}
      </th>
      <td className="text-sm xl:px-2">
        <UsedBy row={row} />
      </td>
      <Moment name="Created" iso={createdAt} />
      <Moment name="Updated" iso={updatedAt} />
      <td className="max-xl:col-span-2 max-xl:pt-3 xl:px-2 xl:py-2">
        <div className="flex gap-3">
          <IconButton
            ref={editButton}
            kind="secondary"
            icon="edit"
            label="Edit"
            what={name}
            onClick={onEdit}
          />
          <Confirm
            title={`Delete “${name}”`}
            question={messagesOf(words).question}
            confirm="Delete"
            onConfirm={onDelete}
            trigger={<IconButton kind="danger" icon="delete" label="Delete" what={name} />}
          >
            <p className="mt-2 text-sm text-steel">{consequence(row.images)}</p>
          </Confirm>
        </div>
      </td>
    </>
  );
}

function consequence(images: number): string {
  if (images === 0) return "No image uses it.";
  return images === 1
    ? "The text stays on the image that uses it."
    : `The text stays on the ${images} images that use it.`;
}

function UsedBy({ row: { name, images } }: { row: ListedName }) {
  const look = "inline-flex min-h-11 items-center";
  if (images === 0) return <span className={`${look} text-steel`}>No images</span>;
  return (
    <Link
      to={`/admin/images?${new URLSearchParams({ search: name })}`}
      className={`${look} text-teal underline underline-offset-4`}
    >
      {images === 1 ? "1 image" : `${images} images`}
      <span className="sr-only">{` of ${name}`}</span>
    </Link>
  );
}

function Moment({ name, iso }: { name: string; iso: string }) {
  return (
    <td className="text-sm max-xl:col-span-2 xl:px-2">
      <span className="inline-block w-20 text-steel xl:hidden">{name}</span>
      <Time iso={iso} />
    </td>
  );
}
