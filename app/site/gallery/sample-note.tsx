import { useTranslate } from "#app/language/language.tsx";

export function SampleNote({ className }: { className: string }) {
  const t = useTranslate();
  return (
    <p className={`flex items-center gap-2 text-sm leading-snug ${className}`}>
      <SampleMark className="static! shrink-0" />
      {t("gallery.sampleNote")}
    </p>
  );
}

export function SampleMark({ className = "illustration-foot" }: { className?: string }) {
  const t = useTranslate();
  return <small className={`illustration ${className}`}>{t("gallery.sample")}</small>;
}
