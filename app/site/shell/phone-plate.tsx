import { useBusiness, useTranslate } from "#app/language/language.tsx";

const looks = {
  header: "max-md:hidden! text-sm!",
  large: "plate-large",
  row: "text-base!",
};

interface PhonePlateProps {
  look?: keyof typeof looks;
  className?: string;
}

export function PhonePlate({ look = "row", className = "" }: PhonePlateProps) {
  const t = useTranslate();
  const [{ shown, dialled }] = useBusiness().phones;
  return (
    <a href={`tel:${dialled}`} className={`plate phone-plate ${looks[look]} ${className}`}>
      <span className="whitespace-nowrap">{shown}</span>
      <span className="lamp-words print:hidden">
        <span className="when-open">{t("site.openNow")}</span>
        <span className="when-closed">{t("site.closedNow")}</span>
        <b>{t("site.call")}</b>
      </span>
    </a>
  );
}
