import { useSitePath } from "#app/language/language.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";

interface ChosenServiceProps {
  text: ContactText["chosen"];
  service: string;
  onRemoved(): void;
}

/** A number plate that can be taken off again; what is asked about goes along with the form. */
export function ChosenService({ text, service, onRemoved }: ChosenServiceProps) {
  const sitePath = useSitePath();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm bg-sand px-4 py-3">
      <span>{text.label}</span>
      <a
        href={sitePath("/contact?inquiry=quote")}
        onClick={onRemoved}
        aria-label={fillPlaceholders(text.remove, { service })}
        className="plate min-h-11 normal-case!"
      >
        {service}
        <span aria-hidden="true" className="text-lg">
          ×
        </span>
      </a>
      <input type="hidden" name="service" value={service} />
    </div>
  );
}
