import type { SectionText } from "#content/text-types.ts";

interface SectionHeadProps extends Omit<SectionText, "text"> {
  text?: string;
  onIndigo?: boolean;
  className?: string;
}

export function SectionHead({ plate, title, text, onIndigo = false, className = "" }: SectionHeadProps) {
  return (
    <div className={`${className}`}>
      <p className="plate">{plate}</p>
      <h2 className="mt-3 text-xl lg:text-3xl">{title}</h2>
      {text !== undefined && (
        <p className={`mt-2.5 text-balance lg:text-lg ${onIndigo ? "text-indigo-pale" : "text-steel"}`}>
          {text}
        </p>
      )}
    </div>
  );
}
