import { spokes } from "#app/ui/spokes.ts";

const petals = Array.from({ length: 16 }, (_, i) => i * 22.5);

export function Seal({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 130" aria-hidden="true" className={className}>
      <path d="m34 78-12 48 16-8 10 12 8-44zM66 78l12 48-16-8-10 12-8-44z" fill="#0b6e6e" />
      <g fill="#c8321f">
        {petals.map((angle) => (
          <ellipse key={angle} cx="50" cy="12" rx="9" ry="11" transform={`rotate(${angle} 50 50)`} />
        ))}
      </g>
      <circle cx="50" cy="50" r="36" fill="#ffb51c" stroke="#1b2559" strokeWidth="2" />
      <circle cx="50" cy="50" r="24" fill="none" stroke="#1b2559" strokeWidth="4" />
      <path d={spokes(50, 50, 22)} stroke="#1b2559" strokeWidth="2.5" fill="none" />
      <circle cx="50" cy="50" r="6" fill="#fffaf1" stroke="#1b2559" strokeWidth="2.5" />
    </svg>
  );
}
