import type { SectionText } from "#content/text-types.ts";

interface SectionHeadProps extends Omit<SectionText, "text"> {
  text?: string;
  onIndigo?: boolean;
  isLarge?: boolean;
  className?: string;
}

export function SectionHead({
  plate,
  title,
  text,
  onIndigo = false,
  isLarge = false,
  className = "",
}: SectionHeadProps) {
  const size = isLarge ? "text-2xl lg:text-[clamp(2.625rem,4vw,3.25rem)]" : "text-2xl lg:text-3xl";
  return (
    <div className={`max-w-3xl ${className}`}>
      <p className="plate">{plate}</p>
      <h2 className={`mt-3.5 md:mt-5 ${size}`}>{title}</h2>
      {text !== undefined && (
        <p
          className={`mt-2.5 text-balance md:mt-3 md:text-lg ${onIndigo ? "text-indigo-pale" : "text-steel"}`}
        >
          {text}
        </p>
      )}
    </div>
  );
}
