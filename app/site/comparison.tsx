import { island } from "#app/islands/island.ts";
import { useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { IllustrationMark } from "./place-picture.tsx";

type ComparedPicture = PictureMetadata & { isIllustration?: boolean };

interface ComparisonProps {
  before: ComparedPicture;
  after: ComparedPicture;
  beforeAlt: string;
  afterAlt: string;
  sizes: string;
  loading?: "lazy" | "eager";
  /** The change lies behind the cab, so more of before is seen. */
  isModification?: boolean;
  hasNote?: boolean;
  className?: string;
}

/** GAL-15. Without scripts both stand below each other. */
export function Comparison({
  before,
  after,
  beforeAlt,
  afterAlt,
  sizes,
  loading = "lazy",
  isModification = false,
  hasNote = false,
  className = "",
}: ComparisonProps) {
  const t = useTranslate();
  const percentAfter = isModification ? 30 : 50;
  const value = t("gallery.compareValue", { percent: "{percent}" });
  const plate = "plate pointer-events-none absolute bottom-1.5";
  return (
    <div
      {...island("comparison", { value }, "visible")}
      className={`comparison ${isModification ? "[--after:30%]" : ""} ${className}`}
      style={{ aspectRatio: `${after.width} / ${after.height}` }}
    >
      <div>
        <Picture picture={before} alt={beforeAlt} sizes={sizes} loading={loading} />
        <span className={`${plate} left-1.5`}>{t("gallery.before")}</span>
        {before.isIllustration && !hasNote && <IllustrationMark place="left-1.5 top-1.5" />}
      </div>
      <div>
        <div>
          <Picture picture={after} alt={afterAlt} sizes={sizes} loading={loading} />
          {after.isIllustration && !hasNote && <IllustrationMark place="right-1.5 top-1.5" />}
        </div>
        <span className={`${plate} right-1.5`}>{t("gallery.after")}</span>
      </div>
      <div aria-hidden="true">
        <span>‹ ›</span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={percentAfter}
        dir="rtl"
        autoComplete="off"
        aria-label={t("gallery.compare")}
        aria-valuetext={t("gallery.compareValue", { percent: percentAfter })}
      />
    </div>
  );
}
