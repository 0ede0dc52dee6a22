import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Tooltip } from "../kit/page/tooltip.tsx";

interface FeaturedStarProps {
  name: string;
  isFeatured: boolean;
  onToggle(isFeatured: boolean): void;
}

export function FeaturedStar({ name, isFeatured, onToggle }: FeaturedStarProps) {
  const text = useAdminText().images.star;
  return (
    <Tooltip text={isFeatured ? text.unfeature : text.feature}>
      <button
        type="button"
        aria-pressed={isFeatured}
        aria-label={fillPlaceholders(text.name, { name })}
        onClick={() => onToggle(!isFeatured)}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border-2 max-menu:px-3 ${
          isFeatured ? "border-ink bg-marigold" : "border-steel bg-sheet"
        }`}
      >
        <span aria-hidden="true">{isFeatured ? "★" : "☆"}</span>
        <span className="text-sm font-bold menu:hidden">{text.label}</span>
      </button>
    </Tooltip>
  );
}
