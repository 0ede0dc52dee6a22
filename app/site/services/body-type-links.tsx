import { useSitePath } from "#app/language/language.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { BodyTypeCard } from "./service-view.ts";

export type BodyTypeName = Pick<BodyTypeCard, "slug" | "title">;

/** The body types by name, in as many columns as `columns` says; they lie above the link that covers their card. */
export function BodyTypeLinks({ bodies, columns }: { bodies: BodyTypeName[]; columns: string }) {
  const sitePath = useSitePath();
  return (
    <ul className={`relative z-10 grid gap-x-8 ${columns}`}>
      {bodies.map(({ slug, title }) => (
        <li key={slug}>
          <a
            href={sitePath(`/services/body-building/${slug}`)}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2 font-bold hover:text-teal"
          >
            {title}
            <Chevron />
          </a>
        </li>
      ))}
    </ul>
  );
}
