import { useSitePath } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BodyTypeCard } from "./service-view.ts";

/** All body types with their pictures. */
export function BodyTypeTiles({ title, bodies }: { title: string; bodies: BodyTypeCard[] }) {
  const sitePath = useSitePath();
  return (
    <section className="wrap pt-16 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {bodies.map((body) => (
          <li key={body.slug}>
            <a
              href={sitePath(`/services/body-building/${body.slug}`)}
              className="panel block h-full overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5"
            >
              <Picture
                picture={body.picture}
                alt=""
                sizes="(min-width: 1200px) 268px, (min-width: 900px) 22vw, 43vw"
                className="aspect-3/2 w-full object-cover"
              />
              <span className="block px-3.5 py-3 lg:px-5 lg:py-4">
                <b className="block leading-snug">{body.title}</b>
                <span className="block text-sm text-steel">{body.label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
