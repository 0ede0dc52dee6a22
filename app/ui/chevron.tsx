export function Chevron({
  down = false,
  className = down ? "" : "text-vermilion",
}: {
  down?: boolean;
  className?: string;
}) {
  const look = down
    ? "w-3 stroke-2 transition-transform duration-150 [stroke-linecap:round]"
    : "h-3 w-2 shrink-0 stroke-[2.4]";
  return (
    <svg
      viewBox={down ? "0 0 12 8" : "0 0 8 12"}
      aria-hidden="true"
      className={`fill-none stroke-current ${look} ${className}`}
    >
      <path d={down ? "M1.5 1.5 6 6l4.5-4.5" : "M1.5 1.5 6 6l-4.5 4.5"} />
    </svg>
  );
}
