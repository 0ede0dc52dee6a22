import { usePage } from "#app/language/language.tsx";
import { LineDrawing } from "#app/ui/line-drawing.tsx";
import type { ServiceSlug } from "#content/services.server.ts";

export function ServiceIcon({ slug, className }: { slug: ServiceSlug; className: string }) {
  return (
    <span className={`day grid size-10 place-items-center rounded-md bg-white ${className}`}>
      <LineDrawing {...usePage().looks[slug].icon} className="size-7" />
    </span>
  );
}
