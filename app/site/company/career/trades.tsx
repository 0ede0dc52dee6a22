import type { ReactNode } from "react";
import { usePage } from "#app/language/language.tsx";

/** By the key of an opening; one that the owner has added shows the helper's. */
const tools = new Map([
  ["welder", MaskTool],
  ["fabricator", SquareTool],
  ["denter", HammerTool],
  ["painter", SprayGunTool],
]);

export function Trades() {
  const { texts, lists } = usePage();
  if (lists.openings.length === 0) return null;
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="wrap grid gap-9 lg:grid-cols-[1fr_2fr] lg:gap-14">
        <h2 className="text-2xl lg:sticky lg:top-36 lg:self-start lg:text-3xl">{texts.career.tradesTitle}</h2>
        <ul className="grid gap-4">
          {lists.openings.map(({ id, title, text }) => {
            const Tool = tools.get(id) ?? SpannerTool;
            return (
              <li key={id} className="panel flex overflow-hidden">
                <div className="flex w-22 flex-none items-center justify-center bg-teal p-4 lg:w-32">
                  <Tool />
                </div>
                <div className="px-5 py-5 lg:px-8 lg:py-7">
                  <h3 className="text-lg lg:text-xl">{title}</h3>
                  <p className="mt-1.5">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="w-full max-w-20" fill="#fffaf1">
      {children}
    </svg>
  );
}

function MaskTool() {
  return (
    <Drawing>
      <path d="M14 12c8-8 28-8 36 0l2 26c0 10-10 20-20 22C22 58 12 48 12 38z" />
      <path d="M18 20h28v13H18z" fill="#10173d" />
      <path d="m24 31 8-9" stroke="#ffb51c" strokeWidth="3" />
      <path d="M24 46h16M26 52h12" stroke="#0b6e6e" strokeWidth="2.5" />
    </Drawing>
  );
}

function SquareTool() {
  return (
    <Drawing>
      <path d="M6 8h12v52H6z" fill="#ffb51c" />
      <path d="M18 48h42v12H18z" />
      <path d="M26 48v5M32 48v7M38 48v5M44 48v7M50 48v5" stroke="#10173d" strokeWidth="2" />
      <path d="M24 14h30v8H24zM24 28h30v8H24z" opacity=".55" />
    </Drawing>
  );
}

function HammerTool() {
  return (
    <Drawing>
      <path d="M27 26h9l2 36H25z" fill="#ffb51c" />
      <path d="M4 12h14l6 4h18l16-8v18l-16-2H24l-6 4H4z" />
    </Drawing>
  );
}

function SprayGunTool() {
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

function SpannerTool() {
  return (
    <Drawing>
      <path d="M44 4a15 15 0 0 0-13 21L6 50a6 6 0 0 0 8 8l25-25A15 15 0 0 0 58 14l-9 9-8-8 9-9a15 15 0 0 0-6-2z" />
      <circle cx="12" cy="52" r="3" fill="#10173d" />
    </Drawing>
  );
}
