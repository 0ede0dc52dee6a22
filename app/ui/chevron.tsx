/** The sign of a link that leads further, after its words. */
export function Chevron({ className = "text-vermilion" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 8 12"
      aria-hidden="true"
      className={`h-3 w-2 shrink-0 fill-none stroke-current stroke-[2.4] ${className}`}
    >
      <path d="M1.5 1.5 6 6l-4.5 4.5" />
    </svg>
  );
}
