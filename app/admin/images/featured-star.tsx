import { Tooltip } from "../ui/tooltip.tsx";

interface FeaturedStarProps {
  name: string;
  isFeatured: boolean;
  onToggle(isFeatured: boolean): void;
}

/** Whether an image stands first in the gallery; a press changes it. */
export function FeaturedStar({ name, isFeatured, onToggle }: FeaturedStarProps) {
  return (
    <Tooltip text={isFeatured ? "Show no longer first in the gallery" : "Show first in the gallery"}>
      <button
        type="button"
        aria-pressed={isFeatured}
        aria-label={`Featured: ${name}`}
        onClick={() => onToggle(!isFeatured)}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border-2 max-md:px-3 ${
          isFeatured ? "border-ink bg-marigold" : "border-steel bg-sheet"
        }`}
      >
        <span aria-hidden="true">{isFeatured ? "★" : "☆"}</span>
        <span className="text-sm font-bold md:hidden">Featured</span>
      </button>
    </Tooltip>
  );
}
