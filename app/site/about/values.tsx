import type { ComponentType, ReactNode } from "react";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { TitledText } from "#content/text-types.ts";
import type { AboutText } from "#content/texts.ts";

export function Values({ plate, title, quality, integrity, innovation, customerFocus }: AboutText["values"]) {
  return (
    <section className="bg-sand py-section">
      <div className="wrap">
        <SectionHead plate={plate} title={title} />
        <ul className="day pegboard mt-part grid gap-3 rounded-lg border-2 border-ink p-3 lg:grid-cols-4 lg:gap-5 lg:p-5">
          <Value {...quality} tool={Caliper} />
          <Value {...integrity} tool={PlumbBob} />
          <Value {...innovation} tool={Dividers} />
          <Value {...customerFocus} tool={Key} />
        </ul>
      </div>
    </section>
  );
}

function Value({ title, text, tool: Drawing }: TitledText & { tool: ComponentType }) {
  return (
    <li className="flex gap-3 lg:flex-col">
      <div className="mt-2 flex-none">
        <Drawing />
      </div>
      <div className="flex-1 rounded-sm border border-ink bg-paper p-3 leading-snug lg:p-5">
        <h3 className="text-lg lg:text-xl">{title}</h3>
        <p className="mt-1">{text}</p>
      </div>
    </li>
  );
}

function Tool({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="mx-auto w-12 lg:w-32" fill="#131a2b">
      {children}
      <path d="M60 0v7a5 5 0 1 0 6 5" fill="none" stroke="#c8321f" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function Caliper() {
  return (
    <Tool>
      <path d="M54 12h12v104l-12-8z" />
      <path d="M66 14v18H20l10-18z" />
      <path d="M72 58v18H30L20 58z" />
      <circle cx="74" cy="72" r="5" />
      <path d="M58 40h4M58 46h6M58 52h4M58 90h4M58 96h6M58 102h4" stroke="#ffb51c" strokeWidth="2" />
    </Tool>
  );
}

function PlumbBob() {
  return (
    <Tool>
      <path d="M60 14v46" fill="none" stroke="#131a2b" strokeWidth="2.5" />
      <rect x="54" y="56" width="12" height="8" rx="2" />
      <path d="M46 66h28l-2 22-12 30-12-30z" />
      <path d="M47 76h26" stroke="#ffb51c" strokeWidth="3" />
      <path d="M30 118h18M72 118h18" stroke="#131a2b" strokeWidth="2.5" strokeDasharray="5 4" />
    </Tool>
  );
}

function Dividers() {
  return (
    <Tool>
      <path d="M57 10h6v12h-6z" />
      <path d="M53 28 30 116l4-1 28-82zM67 28l23 88-4-1-28-82z" />
      <circle cx="60" cy="28" r="11" />
      <circle cx="60" cy="28" r="4" fill="#ffb51c" />
      <path d="M41 76c12-8 26-8 38 0" fill="none" stroke="#131a2b" strokeWidth="5" />
    </Tool>
  );
}

function Key() {
  return (
    <Tool>
      <path
        d="M60 8a20 20 0 0 1 7 39v69H53V47A20 20 0 0 1 60 8zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"
        fillRule="evenodd"
      />
      <path d="M67 76h13v9H67zM67 92h17v9H67zM67 107h11v9H67z" />
      <path d="M60 52v56" stroke="#ffb51c" strokeWidth="2.5" />
    </Tool>
  );
}
