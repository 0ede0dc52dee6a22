import { languageOfName, usePage } from "#app/language/language.tsx";

export function Logo() {
  const { businessName } = usePage();
  return (
    <span className="logo">
      <svg viewBox="-.5 -.5 49 49" aria-hidden="true" className="wheel">
        <circle cx="24" cy="26" r="20" fill="none" stroke="#c8321f" strokeWidth="5" />
        <path d={spokes(24, 26, 18)} stroke="currentColor" strokeWidth="3" />
        <circle cx="24" cy="26" r="6" fill="#ffb51c" stroke="currentColor" strokeWidth="2.5" />
        <path d="M8 7c9-7 23-7 32 0" fill="none" stroke="#0fa39a" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {businessName === letteredName ? (
        <Lettering />
      ) : (
        <b
          lang={languageOfName(businessName)}
          className={businessName.length > mostInOneLine ? "in-lines" : undefined}
        >
          {businessName}
        </b>
      )}
    </span>
  );
}

/** Characters that stand beside a wide menu. */
const mostInOneLine = 9;

const spokeCount = 12;

function spokes(x: number, y: number, length: number): string {
  return Array.from({ length: spokeCount }, (_, index) => {
    const angle = (index * 2 * Math.PI) / spokeCount;
    return `M${x} ${y}l${tenths(length * Math.cos(angle))} ${tenths(length * Math.sin(angle))}`;
  }).join("");
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10 + 0;
}

const letteredName = "रथकार";

function Lettering() {
  return (
    <svg role="img" aria-label={letteredName} viewBox="0 0 184 48" className="letters">
      <path fill="none" stroke="currentColor" strokeWidth="7" d={letters} />
      <path className="fill-vermilion" d="M7 2h36l-4 7H3zM75 2h109l-4 7H71z" />
    </svg>
  );
}

const ra = "c2.5 14-3 18-14 21.5m1.5-8c-7 2-3 8 1 11.5 5 5 10 9 15.5 13.5";
const tha = "M83 4v41M57 20.5c-9 1-13-13-2-15.5 15-2 18 17-3 21.5 5 14 20 13 31 4";
const kaa = "M115 4v41M112 16c-12-1-19 3-19 9 0 10 16 12 22 2 7-12 21-8 20 2 0 4-2 7-5 10.5M146 4v41";
const letters = `M31 4${ra}${tha}${kaa}M173 4${ra}`;
