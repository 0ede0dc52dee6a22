import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import { Confirm } from "../confirm.tsx";
import { IconButton } from "../icon-button.tsx";
import { Time } from "../time.tsx";
import { EditName } from "./edit-name.tsx";
import { type ListWords, messagesOf } from "./list-words.ts";
import { useListChange } from "./use-list-change.ts";

interface NameRowProps {
  words: ListWords;
  row: ListedName;
  onDeleted(title: string, name: string): void;
}

/** One name: a row of the table or a card, which becomes a small form while it is edited. */
export function NameRow({ words, row, onDeleted }: NameRowProps) {
  const { isEditing, edit, close, editButton } = useEditing();
  const { name, showSaved } = useNewestName(row);
  const { state, send } = useListChange((answer) => {
    if (answer.kind === "done") onDeleted(answer.title, answer.name);
  });
  const isBusy = state !== "idle";
  return (
    <tr
      className={`bg-sheet max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-3 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:p-4 lg:border-b lg:border-line lg:last:border-b-0 ${isBusy ? "opacity-60" : ""}`}
    >
      {isEditing ? (
        <td colSpan={5} className="max-lg:col-span-2 lg:px-4 lg:py-3">
          <EditName
            words={words}
            row={row}
            onSaved={(saved) => {
              showSaved(saved);
              close();
            }}
            onClose={close}
          />
        </td>
      ) : (
        <>
          <th scope="row" className="min-w-0 text-left wrap-anywhere max-lg:col-span-2 lg:px-4 lg:py-2">
            {name}
          </th>
          <Fact name="Images" isWide>
            <UsedBy row={row} />
          </Fact>
          <Fact name="Created">
            <Time iso={row.createdAt} />
          </Fact>
          <Fact name="Updated">
            <Time iso={row.updatedAt} />
          </Fact>
          <td className="max-lg:col-span-2 lg:px-2">
            <div className="flex gap-2">
              <IconButton
                ref={editButton}
                kind="secondary"
                icon="edit"
                label="Edit"
                what={name}
                onClick={edit}
              />
              <Confirm
                title={`Delete “${name}”`}
                question={messagesOf(words).question}
                confirm="Delete"
                onConfirm={() => send({ intent: "delete", id: row.id })}
                trigger={<IconButton kind="danger" icon="delete" label="Delete" what={name} />}
              >
                <p className="mt-2 text-sm text-steel">
                  {row.images === 0
                    ? "No image uses it."
                    : `The text stays on ${row.images === 1 ? "the image that uses" : `the ${row.images} images that use`} it.`}
                </p>
              </Confirm>
            </div>
          </td>
        </>
      )}
    </tr>
  );
}

/** Whether the row is being edited; afterwards the focus goes back to the button that began it. */
function useEditing() {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (!isEditing && hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  return { isEditing, edit: () => setEditing(true), close: () => setEditing(false), editButton };
}

/** The saved name at once, not only when the list has been read again. */
function useNewestName(row: ListedName) {
  const [saved, setSaved] = useState({ name: row.name, over: "" });
  const name = saved.over === row.updatedAt ? saved.name : row.name;
  return { name, showSaved: (newest: string) => setSaved({ name: newest, over: row.updatedAt }) };
}

function UsedBy({ row }: { row: ListedName }) {
  if (row.images === 0) return "None";
  return (
    <Link
      to={`/admin/images?${new URLSearchParams({ search: row.name })}`}
      className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
    >
      {row.images === 1 ? "1 image" : `${row.images} images`}
      <span className="sr-only">{` of ${row.name}`}</span>
    </Link>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <td className={`min-w-0 text-sm lg:px-2 ${isWide ? "max-lg:col-span-2" : ""}`}>
      <span className="block text-steel lg:hidden">{name}</span>
      {children}
    </td>
  );
}
