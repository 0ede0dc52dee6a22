import { grouped } from "#content/grouped-number.ts";

interface OdometerProps {
  target: number;
  /** What the drums show on their way; never more places than the target has. */
  shown: number;
  suffix: string;
}

/** A figure as on an odometer's drums. Its accessible text is always the target. */
export function Odometer({ target, shown, suffix }: OdometerProps) {
  const text = grouped(target);
  const spoken = suffix.startsWith("+") ? text + suffix : `${text} ${suffix}`;
  const digits = String(shown).padStart(String(target).length, "0");
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="flex items-end gap-0.5 font-display leading-none lg:gap-[3px]">
        {drums(text, digits).map(({ place, sign }) =>
          sign === "," ? (
            <span key={place} className="pb-1 text-lg text-marigold lg:text-2xl">
              ,
            </span>
          ) : (
            <span
              key={place}
              className="grid h-10 w-[1.375rem] place-items-center rounded-[4px] bg-[linear-gradient(#0a0f29_49%,#000_49%_51%,#141c47_51%)] text-[1.625rem] text-white sm:h-13 sm:w-8 sm:text-[2.25rem] lg:h-15 lg:w-9 lg:text-[2.75rem]"
            >
              {sign}
            </span>
          ),
        )}
        <span className="pb-1.5 pl-1 text-lg whitespace-nowrap text-marigold sm:pb-2 sm:text-xl lg:pb-2.5 lg:text-2xl">
          {suffix}
        </span>
      </span>
    </>
  );
}

/** The digits in the places of the target's text. */
function drums(text: string, digits: string): { place: number; sign: string }[] {
  let next = 0;
  return [...text].map((sign, place) => ({ place, sign: sign === "," ? sign : (digits[next++] ?? "0") }));
}
