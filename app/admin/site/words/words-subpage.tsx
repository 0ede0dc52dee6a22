import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { LastLoaded } from "../../kit/page/section-error.tsx";
import { wordsPath } from "./addresses.ts";

interface WordsSubpageProps<Shown> {
  loaded: { shown: Shown | null } | null;
  children(shown: Shown): ReactNode;
}

export function WordsSubpage<Shown>({ loaded, children }: WordsSubpageProps<Shown>) {
  const text = useAdminText().words;
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <Link
        to={wordsPath}
        className="inline-flex min-h-11 items-center self-start font-bold text-teal underline underline-offset-4"
      >
        {text.allPages}
      </Link>
      <LastLoaded loaded={loaded} failure={text.loadFailure}>
        {({ shown }) => (shown === null ? <Problem message={text.noSuchPage} /> : children(shown))}
      </LastLoaded>
    </div>
  );
}
