import type { ReactNode } from "react";
import { useTranslate } from "#app/language/language.tsx";

interface ProjectShellProps {
  picture: ReactNode;
  previousPath: string | null;
  nextPath: string | null;
  position: string;
  headline: string;
  facts: ReactNode;
  actions: ReactNode;
}

export function ProjectShell(props: ProjectShellProps) {
  const t = useTranslate();
  const { picture, previousPath, nextPath, position, headline, facts, actions } = props;
  return (
    <div data-project className="project">
      <div>{picture}</div>
      <nav aria-label={t("gallery.otherProjects")} className="project-ways">
        <NeighbourLink rel="prev" name={t("gallery.previous")} path={previousPath} />
        <p data-position className="text-sm text-steel">
          {position}
        </p>
        <NeighbourLink rel="next" name={t("gallery.next")} path={nextPath} />
      </nav>
      <div>
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{headline}</h1>
          {facts}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2.5">{actions}</div>
      </div>
    </div>
  );
}

interface NeighbourLinkProps {
  rel: "prev" | "next";
  name: string;
  path: string | null;
}

function NeighbourLink({ rel, name, path }: NeighbourLinkProps) {
  const arrow = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-[2.5]">
      <path strokeLinecap="round" d={rel === "prev" ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} />
    </svg>
  );
  if (path === null) return <span>{arrow}</span>;
  return (
    <a href={path} rel={rel} aria-label={name}>
      {arrow}
    </a>
  );
}
