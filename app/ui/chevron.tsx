interface ChevronProps {
  down?: boolean;
  className?: string;
}

export function Chevron({ down = false, className = down ? "" : "text-vermilion" }: ChevronProps) {
  return <i aria-hidden="true" className={`chevron ${down ? "chevron-down" : ""} ${className}`} />;
}
