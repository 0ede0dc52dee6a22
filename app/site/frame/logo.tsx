import { languageOfName, usePage } from "#app/language/language.tsx";
import { spokes } from "#app/ui/spokes.ts";

export function Logo() {
  const { businessName } = usePage();
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-9 menu:size-11">
        <circle cx="24" cy="26" r="20" fill="none" stroke="#c8321f" strokeWidth="5" />
        <path d={spokes(24, 26, 18)} stroke="currentColor" strokeWidth="3" />
        <circle cx="24" cy="26" r="6" fill="#ffb51c" stroke="currentColor" strokeWidth="2.5" />
        <path d="M8 7c9-7 23-7 32 0" fill="none" stroke="#0fa39a" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <b
        lang={languageOfName(businessName)}
        className="font-display text-xl leading-none font-extrabold tracking-tight menu:text-[1.7rem]"
      >
        {businessName}
      </b>
    </span>
  );
}
