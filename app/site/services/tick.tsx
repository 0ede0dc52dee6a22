export function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-4.5 flex-none stroke-teal">
      <path d="m3 10.5 4.5 4.5L17 5" fill="none" strokeWidth="3" strokeLinecap="square" />
    </svg>
  );
}
