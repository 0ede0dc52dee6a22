import { useEffect, useRef, useState } from "react";
import type { TranslatedName } from "#domain/gallery/names/names.ts";
import type { ListedName } from "#domain/gallery/names/names-page.ts";
import type { ReferenceList } from "../kit/names/reference-list.ts";
import { useListChange } from "../kit/names/use-list-change.ts";
import { useUndo } from "../kit/page/undo.ts";
import { EditName } from "./edit-name.tsx";
import { ShownName } from "./shown-name.tsx";

interface NameRowProps {
  list: ReferenceList;
  row: ListedName;
}

export function NameRow({ list, row }: NameRowProps) {
  const { isEditing, setEditing, editButton } = useEditing();
  const { newest, showSaved } = useNewestName(row);
  const tellDeleted = useUndo();
  const { state, send } = useListChange(({ title, binned }) => {
    if (binned !== undefined) tellDeleted(title, binned);
  });

  function closeSaved(names: TranslatedName) {
    showSaved(names);
    setEditing(false);
  }

  return (
    <tr
      className={`bg-sheet max-menu:flex max-menu:min-w-0 max-menu:flex-col max-menu:rounded-md max-menu:border max-menu:border-line max-menu:p-3 menu:border-b menu:border-line menu:last:border-b-0 ${state === "idle" ? "" : "opacity-60"} ${isEditing ? "max-menu:col-span-full" : ""}`}
    >
      {isEditing ? (
        <td colSpan={6} className="menu:px-4 menu:py-3">
          <EditName list={list} row={row} onSaved={closeSaved} onClose={() => setEditing(false)} />
        </td>
      ) : (
        <ShownName
          list={list}
          row={newest}
          editButton={editButton}
          onEdit={() => setEditing(true)}
          onDelete={() => send({ intent: "delete", id: row.id })}
        />
      )}
    </tr>
  );
}

function useEditing() {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (!isEditing && hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  return { isEditing, setEditing, editButton };
}

function useNewestName(row: ListedName) {
  const [saved, setSaved] = useState<{ names: TranslatedName; over: string } | null>(null);
  const newest = saved?.over === row.updatedAt ? { ...row, ...saved.names } : row;
  const showSaved = ({ name, hi, mr }: TranslatedName) =>
    setSaved({ names: { name, hi, mr }, over: row.updatedAt });
  return { newest, showSaved };
}
