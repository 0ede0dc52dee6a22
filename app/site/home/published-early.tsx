import { usePage, useSitePath } from "#app/language/language.tsx";
import { describeProject } from "#app/site/gallery/project-words.ts";
import { projectQuotePath } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { nameIn } from "#domain/gallery/names/names.ts";

export interface EarlyProject {
  card: GalleryCard;
  day: number;
  days: number | null;
}

export function PublishedEarly({ projects }: { projects: EarlyProject[] }) {
  const { plate, title, text } = usePage().texts.home.shed;
  if (projects.length === 0) return null;
  return (
    <div data-shed className="mt-6">
      <p className="plate">{plate}</p>
      <h3 className="mt-3 text-xl lg:text-2xl">{title}</h3>
      <p className="mt-2 text-steel">{text}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {projects.map((project) => (
          <li key={project.card.id}>
            <EarlyCard {...project} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const sizes = "(min-width: 1200px) 380px, (min-width: 768px) calc(33.3vw - 32px), 86vw";

function EarlyCard({ card, day, days }: EarlyProject) {
  const page = usePage();
  const sitePath = useSitePath();
  const { shed } = page.texts.home;
  const name = nameIn(page.language, card.vehicle);
  const { pictures } = card;
  return (
    <article className="panel flex h-full flex-col overflow-hidden">
      <a
        href={sitePath(`/gallery/${card.id}`)}
        aria-label={fillPlaceholders(shed.see, { name })}
        className="relative block focus-visible:-outline-offset-3"
      >
        <Picture
          picture={pictures.kind === "pair" ? pictures.before : pictures.picture}
          alt={describeProject(page, card)}
          sizes={sizes}
          upTo={1280}
          className="aspect-3/2 size-full object-cover"
        />
      </a>
      <div className="flex grow flex-wrap items-end justify-between gap-x-4 gap-y-3 p-4 lg:p-5">
        <div className="min-w-0">
          <p className="plate">
            {days === null
              ? fillPlaceholders(shed.day, { day })
              : fillPlaceholders(shed.dayOf, { day, days })}
          </p>
          <h4 className="mt-3 text-lg wrap-anywhere">{name}</h4>
          <p className="text-steel">{page.texts.gallery.work[card.work]}</p>
        </div>
        <a
          href={sitePath(projectQuotePath(card.id))}
          aria-label={`${shed.askForPrice}: ${name}`}
          className={`${buttonClass("secondary")} flex-1`}
        >
          {shed.askForPrice}
        </a>
      </div>
    </article>
  );
}
