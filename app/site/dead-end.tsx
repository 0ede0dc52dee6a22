import type { ReactNode } from "react";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

interface DeadEndProps {
  pageTitle: string;
  plate: string;
  heading: string;
  /** What the picture shows is said by `notFound.pictureAlt`. */
  picture: PictureFacts;
  /** Ways on, by their English paths; the first is the most likely one. */
  ways: { path: string; name: string }[];
  children: ReactNode;
}

/** A page for an address that leads nowhere: what is missing, and where to go instead. */
export function DeadEnd({ pageTitle, plate, heading, picture, ways, children }: DeadEndProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <div className="wrap grid gap-10 py-12 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24">
      <title>{pageTitle}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="plate text-xl!">{plate}</p>
        <h1 className="mt-6 text-3xl lg:text-4xl">{heading}</h1>
        {children}
        <div className="mt-8 flex flex-wrap gap-3">
          {ways.map(({ path, name }, index) => (
            <a
              key={path}
              href={sitePath(path)}
              className={buttonClass(index === 0 ? "primary" : "secondary")}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      <Picture
        picture={picture}
        alt={t("notFound.pictureAlt")}
        sizes="(min-width: 1200px) 536px, (min-width: 900px) 45vw, 86vw"
        loading="first"
        className="aspect-3/2 size-full rounded-lg object-cover"
      />
    </div>
  );
}
