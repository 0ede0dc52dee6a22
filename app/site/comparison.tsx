import { useState } from "react";
import { useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

interface ComparisonProps {
  before: PictureFacts;
  after: PictureFacts;
  beforeAlt: string;
  afterAlt: string;
  /** How wide the pictures are shown, in the words of the `sizes` attribute. */
  sizes: string;
  loading?: "lazy" | "eager";
  className?: string;
}

/** Before and after over each other, parted by a native slider: by drag, tap or arrow keys (decision 12). */
export function Comparison({
  before,
  after,
  beforeAlt,
  afterAlt,
  sizes,
  loading = "lazy",
  className = "",
}: ComparisonProps) {
  const t = useTranslate();
  const [percent, setPercent] = useState(50);
  const layer = { sizes, loading, className: "absolute inset-0 size-full object-contain" };
  return (
    <div
      className={`relative w-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold ${className}`}
      style={{ aspectRatio: `${after.width} / ${after.height}` }}
    >
      <Picture picture={before} alt={beforeAlt} {...layer} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${100 - percent}%)` }}>
        <Picture picture={after} alt={afterAlt} {...layer} />
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-1 -translate-x-1/2 bg-white"
        style={{ left: `${100 - percent}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-13 -translate-1/2 place-items-center rounded-full bg-white font-bold text-ink">
          ‹ ›
        </span>
      </div>
      <span className="plate pointer-events-none absolute bottom-1.5 left-1.5 sm:bottom-3 sm:left-3">
        {t("gallery.before")}
      </span>
      <span className="plate pointer-events-none absolute right-1.5 bottom-1.5 sm:right-3 sm:bottom-3">
        {t("gallery.after")}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        dir="rtl"
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
        aria-label={t("gallery.compare")}
        aria-valuetext={t("gallery.compareValue", { percent })}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
