import { island } from "#app/islands/island.ts";
import { useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { IllustrationMark } from "./place-picture.tsx";

type ComparedPicture = PictureFacts & { isIllustration?: boolean };

interface ComparisonProps {
  before: ComparedPicture;
  after: ComparedPicture;
  beforeAlt: string;
  afterAlt: string;
  /** As in the `sizes` attribute. */
  sizes: string;
  loading?: "lazy" | "eager";
  className?: string;
}

const layer = "absolute inset-0 size-full object-contain noscript:static noscript:h-auto noscript:aspect-3/2";

/**
 * Before and after over each other, parted by a native slider: by drag, tap or arrow keys (GAL-12). Without scripts
 * they stand below each other.
 */
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
  const value = t("gallery.compareValue", { percent: "{percent}" });
  const plate = "plate pointer-events-none absolute bottom-1.5 sm:bottom-3";
  return (
    <div
      {...island("comparison", { value }, "visible")}
      className={`relative w-full [--after:50%] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold noscript:aspect-auto! ${className}`}
      style={{ aspectRatio: `${after.width} / ${after.height}` }}
    >
      <div className="noscript:relative">
        <Picture picture={before} alt={beforeAlt} sizes={sizes} loading={loading} className={layer} />
        <span className={`${plate} left-1.5 sm:left-3`}>{t("gallery.before")}</span>
        {before.isIllustration && <IllustrationMark place="left-1.5 top-1.5" />}
      </div>
      <div className="noscript:relative noscript:mt-2">
        <div className="absolute inset-0 [clip-path:inset(0_0_0_calc(100%-var(--after)))] noscript:static noscript:[clip-path:none]">
          <Picture picture={after} alt={afterAlt} sizes={sizes} loading={loading} className={layer} />
          {after.isIllustration && <IllustrationMark place="right-1.5 top-1.5" />}
        </div>
        <span className={`${plate} right-1.5 sm:right-3`}>{t("gallery.after")}</span>
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-[calc(100%-var(--after))] w-1 -translate-x-1/2 bg-white noscript:hidden"
      >
        <span className="absolute top-1/2 left-1/2 grid size-13 -translate-1/2 place-items-center rounded-full bg-white font-bold text-ink">
          ‹ ›
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        dir="rtl"
        autoComplete="off"
        aria-label={t("gallery.compare")}
        aria-valuetext={t("gallery.compareValue", { percent: 50 })}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
      />
    </div>
  );
}
