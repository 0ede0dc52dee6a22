import type { ReactNode } from "react";

export function ToolBoard() {
  return (
    <div className="day pegboard grid h-full grid-cols-5 place-items-center gap-3 p-4 lg:gap-5 lg:p-7">
      {[MaskTool, SquareTool, HammerTool, SprayGunTool, SpannerTool].map((Tool) => (
        <span key={Tool.name} className="w-full rounded-md bg-teal p-2">
          <Tool />
        </span>
      ))}
    </div>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="mx-auto w-full" fill="#fffaf1">
      {children}
    </svg>
  );
}

export function MaskTool() {
  return (
    <Drawing>
      <path d="M14 12c8-8 28-8 36 0l2 26c0 10-10 20-20 22C22 58 12 48 12 38z" />
      <path d="M18 20h28v13H18z" fill="#10173d" />
      <path d="m24 31 8-9" stroke="#ffb51c" strokeWidth="3" />
      <path d="M24 46h16M26 52h12" stroke="#0b6e6e" strokeWidth="2.5" />
    </Drawing>
  );
}

export function SquareTool() {
  return (
    <Drawing>
      <path d="M6 8h12v52H6z" fill="#ffb51c" />
      <path d="M18 48h42v12H18z" />
      <path d="M26 48v5M32 48v7M38 48v5M44 48v7M50 48v5" stroke="#10173d" strokeWidth="2" />
      <path d="M24 14h30v8H24zM24 28h30v8H24z" opacity=".55" />
    </Drawing>
  );
}

export function HammerTool() {
  return (
    <Drawing>
      <path d="M27 26h9l2 36H25z" fill="#ffb51c" />
      <path d="M4 12h14l6 4h18l16-8v18l-16-2H24l-6 4H4z" />
    </Drawing>
  );
}

export function SprayGunTool() {
  return (
    <Drawing>
      <path d="M14 20h36v12H38l4 28H30l-4-28H14z" />
      <path d="M24 4h20l-4 14H28z" fill="#ffb51c" />
      <path d="M50 22h6v8h-6z" />
      <path d="M26 36c-6 2-6 8-2 12" fill="none" stroke="#fffaf1" strokeWidth="3" />
      <path d="M12 26H4M12 22 5 17M12 30l-7 5" stroke="#ffb51c" strokeWidth="3" strokeLinecap="round" />
    </Drawing>
  );
}

export function SpannerTool() {
  return (
    <Drawing>
      <path d="M44 4a15 15 0 0 0-13 21L6 50a6 6 0 0 0 8 8l25-25A15 15 0 0 0 58 14l-9 9-8-8 9-9a15 15 0 0 0-6-2z" />
      <circle cx="12" cy="52" r="3" fill="#10173d" />
    </Drawing>
  );
}
