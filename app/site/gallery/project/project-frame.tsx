import type { ReactNode } from "react";
import { useTranslate } from "#app/language/language.tsx";

interface ProjectFrameProps {
  picture: ReactNode;
  previousPath: string | null;
  nextPath: string | null;
  position: string;
  headline: string;
  facts: ReactNode;
  actions: ReactNode;
}

export function ProjectFrame(props: ProjectFrameProps) {
  const t = useTranslate();
  const { picture, previousPath, nextPath, position, headline, facts, actions } = props;
  return (
    <div
      data-project
      className="grid content-start gap-x-10 gap-y-3 in-[dialog]:flex! in-[dialog]:min-h-0 in-[dialog]:flex-1 in-[dialog]:flex-col lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]"
    >
      <div className="relative isolate grid place-items-center [--tallest:70svh] in-[dialog]:min-h-64 in-[dialog]:flex-1 in-[dialog]:[--tallest:100cqh]! in-[dialog]:[container-type:size] lg:row-span-2">
        {picture}
      </div>
      <nav
        aria-label={t("gallery.otherProjects")}
        className="flex items-center justify-between gap-4 in-[dialog]:absolute in-[dialog]:top-2 in-[dialog]:right-19 in-[dialog]:gap-2"
      >
        <NeighbourLink rel="prev" name={t("gallery.previous")} path={previousPath} />
        <p data-position className="text-sm text-steel in-[dialog]:hidden">
          {position}
        </p>
        <NeighbourLink rel="next" name={t("gallery.next")} path={nextPath} />
      </nav>
      <div className="flex flex-col gap-x-8 gap-y-5 in-[dialog]:gap-y-3 in-[dialog]:px-4 in-[dialog]:pb-4 md:max-lg:flex-row md:max-lg:items-end md:max-lg:justify-between md:in-[dialog]:flex-row md:in-[dialog]:items-end md:in-[dialog]:justify-between">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere in-[dialog]:text-xl">{headline}</h1>
          {facts}
        </div>
        <div className="flex gap-2.5 max-md:*:first:flex-1 md:shrink-0 lg:flex-col lg:in-[dialog]:flex-row">
          {actions}
        </div>
      </div>
    </div>
  );
}

interface NeighbourLinkProps {
  rel: "prev" | "next";
  name: string;
  path: string | null;
}

const round =
  "grid size-12 shrink-0 place-items-center rounded-full border-2 border-current in-[dialog]:size-11";

function NeighbourLink({ rel, name, path }: NeighbourLinkProps) {
  const arrow = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-[2.5]">
      <path strokeLinecap="round" d={rel === "prev" ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} />
    </svg>
  );
  if (path === null) return <span className={`${round} opacity-30`}>{arrow}</span>;
  return (
    <a href={path} rel={rel} aria-label={name} className={round}>
      {arrow}
    </a>
  );
}
