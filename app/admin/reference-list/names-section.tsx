import { useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { NamesPage } from "#domain/reference-lists/reference-lists.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { tellFailure, tellSuccess, tellSuccessWithUndo } from "../layout/notices.tsx";
import { PageLinks } from "../list/page-links.tsx";
import { useFocusAfterRemoval } from "../ui/use-focus-after-removal.ts";
import { AddName } from "./add-name.tsx";
import { addressOf } from "./list-address.ts";
import { type ListWords, messagesOf } from "./list-words.ts";
import { NamesTable } from "./names-table.tsx";
import { SearchNames } from "./search-names.tsx";
import { useListChange } from "./use-list-change.ts";

/** One page of a list as the server has read it. */
export interface LoadedNames extends NamesPage {
  search: string;
}

type NamesSectionProps = LoadedNames & { words: ListWords };

export function NamesSection({ words, search, names, total, page, pages }: NamesSectionProps) {
  const isWaiting = useNavigation().state === "loading";
  const count = useFocusAfterRemoval(total);
  const tellDeleted = useUndo();
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <SearchNames words={words} />
        <AddName words={words} />
      </div>
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {found(words, search, total)}
      </p>
      {total === 0 ? (
        <NoNames words={words} search={search} />
      ) : (
        <NamesTable words={words} names={names} isWaiting={isWaiting} onDeleted={tellDeleted} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => addressOf(words.path, { search, page: other })}
      />
    </>
  );
}

/** Tells that a name was deleted, and adds it again when that is taken back. */
function useUndo(): (title: string, name: string) => void {
  const restore = useListChange((answer) => {
    if (answer.kind === "done") tellSuccess(answer.title);
    if (answer.kind === "wrong") tellFailure(answer.message);
  });
  const label = useAdminText().layout.undo;
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => () => takeAway.current?.(), []);
  return (title, name) => {
    takeAway.current = tellSuccessWithUndo(title, {
      label,
      onUndo: () => restore.send({ intent: "add", name }),
    });
  };
}

function found({ one, many }: ListWords, search: string, total: number): string {
  const names = total === 1 ? `1 ${one}` : `${total} ${many}`;
  return search === "" ? names : `${names} found for “${search}”`;
}

function NoNames({ words, search }: { words: ListWords; search: string }) {
  if (search === "") {
    return (
      <p className="panel p-6">{`There are no ${words.many} yet. Add the first one, such as “${words.example}”.`}</p>
    );
  }
  return (
    <div className="panel p-6">
      <p>{messagesOf(words).noneFound}</p>
      <Link to={words.path} className={`${buttonClass("secondary")} mt-4`}>
        {`Show all ${words.many}`}
      </Link>
    </div>
  );
}
