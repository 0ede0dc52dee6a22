import type { ListedName } from "#domain/reference-lists/reference-lists.ts";
import type { ListWords } from "./list-words.ts";
import { NameRow } from "./name-row.tsx";

interface NamesTableProps {
  words: ListWords;
  names: ListedName[];
  /** A newer list is on its way. */
  isWaiting: boolean;
  onDeleted(title: string, name: string): void;
}

/** A table where there is room for one, else the same rows as cards. */
export function NamesTable({ words, names, isWaiting, onDeleted }: NamesTableProps) {
  return (
    <table
      aria-label={words.Many}
      aria-busy={isWaiting}
      className={`w-full transition-opacity duration-200 max-xl:block xl:overflow-hidden xl:rounded-md xl:bg-sheet xl:shadow-[0_0_0_1px_var(--color-line)] ${isWaiting ? "opacity-60" : ""}`}
    >
      <thead className="max-xl:hidden">
        <tr className="border-b border-line text-left text-sm">
          <th scope="col" className="px-4 py-3">
            Name
          </th>
          <th scope="col" className="w-28 px-2">
            Images
          </th>
          <th scope="col" className="w-48 px-2">
            Created
          </th>
          <th scope="col" className="w-48 px-2">
            Updated
          </th>
          <th scope="col" className="w-36 px-2">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:grid max-xl:gap-3 max-xl:lg:grid-cols-2">
        {names.map((name) => (
          <NameRow key={name.id} words={words} row={name} onDeleted={onDeleted} />
        ))}
      </tbody>
    </table>
  );
}
