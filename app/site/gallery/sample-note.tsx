import { useTranslate } from "#app/language/language.tsx";

/** Says what the plate "Sample" means. */
export function SampleNote({ className }: { className: string }) {
  const t = useTranslate();
  return (
    <p className={`flex items-center gap-2 text-sm leading-snug ${className}`}>
      <SamplePlate />
      {t("gallery.sampleNote")}
    </p>
  );
}

/** What it stands on is an illustration. */
export function SamplePlate({ className = "" }: { className?: string }) {
  const t = useTranslate();
  return (
    <span className={`plate plate-white shrink-0 px-1! py-0.5! text-[11px]! sm:px-1.5! ${className}`}>
      {t("gallery.sample")}
    </span>
  );
}
