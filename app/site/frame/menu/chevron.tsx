/** Points down; turned around where its part is open. */
export function Chevron({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 8"
      aria-hidden="true"
      className={`w-3 transition-transform duration-150 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M1.5 1.5 6 6l4.5-4.5" />
    </svg>
  );
}
