import { usePage } from "#app/language/language.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { LinkRefusal } from "#platform/sealed-links.ts";
import { NoticePage } from "./notice-page.tsx";
import { PhonePlate } from "./shell/phone-plate.tsx";

/** Null where waiting does not help. */
export function minutesToWait(refusal: LinkRefusal): number | null {
  return refusal.kind === "too-many" ? Math.ceil(refusal.seconds / 60) : null;
}

interface EndedLinkProps {
  minutes: number | null;
  ended: { title: string; text: string };
}

export function EndedLink({ minutes, ended }: EndedLinkProps) {
  const { businessName, texts } = usePage();
  const { title, text } = minutes === null ? ended : texts.job.page.tooMany;
  return (
    <NoticePage pageTitle={`${title} | ${businessName}`}>
      <h1 className="text-2xl lg:text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-balance text-steel">
        {fillPlaceholders(text, { minutes: minutes ?? 0 })}
      </p>
      <div className="mt-6">
        <PhonePlate />
      </div>
    </NoticePage>
  );
}
