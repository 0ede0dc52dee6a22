import { useSitePath, useTexts } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** Invites to paint a truck, in a line. */
export function PaintLink() {
  const { title, text } = useTexts().paint;
  const sitePath = useSitePath();
  return (
    <div className="wrap flex flex-col items-center justify-center gap-x-6 gap-y-3 pb-10 text-center lg:flex-row lg:pb-16">
      <p className="text-balance md:text-lg">{text}</p>
      <a href={sitePath("/paint")} className={buttonClass("secondary")}>
        {title}
      </a>
    </div>
  );
}
