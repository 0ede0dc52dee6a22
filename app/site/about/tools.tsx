import type { ReactNode } from "react";

/** A tool on its hook, drawn as its outline on the board would be. */
function OnHook({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="mx-auto h-28 lg:h-36" fill="#131a2b">
      {children}
      <path d="M60 0v7a5 5 0 1 0 6 5" fill="none" stroke="#c8321f" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

export function Caliper() {
  return (
    <OnHook>
      <path d="M54 12h12v104l-12-8z" />
      <path d="M36 20h30v12H50l-14 22z" />
      <path d="M40 62h32v20H58L40 96z" />
      <circle cx="74" cy="72" r="5" />
      <path d="M58 40h4M58 46h6M58 52h4M58 90h4M58 96h6M58 102h4" stroke="#ffb51c" strokeWidth="2" />
    </OnHook>
  );
}

export function PlumbBob() {
  return (
    <OnHook>
      <path d="M60 14v46" fill="none" stroke="#131a2b" strokeWidth="2.5" />
      <rect x="54" y="56" width="12" height="8" rx="2" />
      <path d="M46 66h28l-2 22-12 30-12-30z" />
      <path d="M47 76h26" stroke="#ffb51c" strokeWidth="3" />
      <path d="M30 118h18M72 118h18" stroke="#131a2b" strokeWidth="2.5" strokeDasharray="5 4" />
    </OnHook>
  );
}

export function Dividers() {
  return (
    <OnHook>
      <path d="M57 10h6v12h-6z" />
      <path d="M53 28 30 116l4-1 28-82zM67 28l23 88-4-1-28-82z" />
      <circle cx="60" cy="28" r="11" />
      <circle cx="60" cy="28" r="4" fill="#ffb51c" />
      <path d="M41 76c12-8 26-8 38 0" fill="none" stroke="#131a2b" strokeWidth="5" />
    </OnHook>
  );
}

export function Key() {
  return (
    <OnHook>
      <path
        d="M60 8a20 20 0 0 1 7 39v69H53V47A20 20 0 0 1 60 8zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"
        fillRule="evenodd"
      />
      <path d="M67 76h13v9H67zM67 92h17v9H67zM67 107h11v9H67z" />
      <path d="M60 52v56" stroke="#ffb51c" strokeWidth="2.5" />
    </OnHook>
  );
}
