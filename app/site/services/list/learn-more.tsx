import { useSitePath } from "#app/language/language.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { ServiceSlug } from "#content/services.ts";

/** The link of a card. It covers the whole card, and says of what more is to be learnt. */
export function LearnMore({
  card,
  children,
}: {
  card: { slug: ServiceSlug; title: string };
  children: string;
}) {
  const sitePath = useSitePath();
  return (
    <a
      href={sitePath(`/services/${card.slug}`)}
      className="inline-flex min-h-11 items-center gap-1.5 font-bold text-teal underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      <span>
        {children} <span className="sr-only">{card.title}</span>
      </span>
      <Chevron />
    </a>
  );
}
