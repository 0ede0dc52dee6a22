const skies = {
  dawn: { high: "#f6c98a", low: "#f3a35f", sun: "#fff3d6", x: 24, y: 58, frame: "#2d4a6d" },
  noon: { high: "#bfe3e6", low: "#e3f2ee", sun: "#ffb51c", x: 58, y: 20, frame: "#2d4a6d" },
  afternoon: { high: "#f3dba1", low: "#f8e8c2", sun: "#ef8d1f", x: 94, y: 38, frame: "#2d4a6d" },
  dusk: { high: "#1b2559", low: "#5a3a6e", sun: "#fffaf1", x: 79, y: 21, frame: "#5b78a8" },
} as const;

export type Sky = keyof typeof skies;

export function WindowDrawing({ sky, className }: { sky: Sky; className: string }) {
  const { high, low, sun, x, y, frame } = skies[sky];
  return (
    <svg viewBox="0 0 128 76" aria-hidden="true" className={`rounded-sm ${className}`}>
      <path d="M0 0h128v76H0z" fill={high} />
      <path d="M0 44h128v32H0z" fill={low} />
      <circle cx={x} cy={y} r="11" fill={sun} />
      <path d="M0 70c20-10 34-8 52-2s40 0 76-8v16H0z" fill="#0b6e6e" />
      <path d="M34 0v76M64 0v76M94 0v76M0 38h128" stroke={frame} strokeWidth="3.5" />
      <path d="M3 3h122v70H3z" fill="none" stroke={frame} strokeWidth="6" />
    </svg>
  );
}

export function DayWindows({ className }: { className: string }) {
  return (
    <div className={`grid ${className}`}>
      <WindowDrawing sky="dawn" className="w-full" />
      <WindowDrawing sky="noon" className="w-full" />
      <WindowDrawing sky="afternoon" className="w-full" />
      <WindowDrawing sky="dusk" className="w-full" />
    </div>
  );
}
