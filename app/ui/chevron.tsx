export function Chevron({
  down = false,
  className = down ? "" : "text-vermilion",
}: {
  down?: boolean;
  className?: string;
}) {
  if (!down) return <i aria-hidden="true" className={`chevron ${className}`} />;
  return (
    <svg
      viewBox="0 0 12 8"
      aria-hidden="true"
      className={`w-3 fill-none stroke-current stroke-2 transition-transform duration-150 [stroke-linecap:round] ${className}`}
    >
      <path d="M1.5 1.5 6 6l4.5-4.5" />
    </svg>
  );
}
