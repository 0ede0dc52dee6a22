interface SectionHeadingProps {
  plate: string;
  title: string;
  text?: string;
  className?: string;
}

/** How a section of the home page opens. */
export function SectionHeading({ plate, title, text, className = "" }: SectionHeadingProps) {
  return (
    <div className={className}>
      <p className="plate">{plate}</p>
      <h2 className="mt-4 text-2xl lg:text-[clamp(2.625rem,4vw,3.25rem)]">{title}</h2>
      {text !== undefined && <p className="mt-3 max-w-2xl text-lg text-steel">{text}</p>}
    </div>
  );
}
