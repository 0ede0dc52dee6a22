import { useSitePath } from "#app/language/language.tsx";
import type { Crumb } from "./service-view.ts";

/** Where the page stands, with links to all that is above it. */
export function Breadcrumb({ name, crumbs }: { name: string; crumbs: Crumb[] }) {
  const sitePath = useSitePath();
  const above = crumbs.slice(0, -1);
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {above.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-2">
            {index > 0 && <Separator />}
            <a
              href={sitePath(crumb.path)}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
            >
              {crumb.name}
            </a>
          </li>
        ))}
        <li aria-current="page" className="flex min-h-8 items-center gap-2 font-bold">
          <Separator />
          {crumbs.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span aria-hidden="true" className="font-normal opacity-70">
      ›
    </span>
  );
}
