import type { ContactFormText } from "#content/texts.ts";

interface StandingProps {
  text: ContactFormText;
  isAway: boolean;
  /** Why the server did not take a form that was sent without scripts. */
  failure: string | null;
  /** Whether the page opens with this sentence. */
  opensPage: boolean;
  hasRefusals: boolean;
}

/** How things stand, right above the button: no line, not taken, or fields to look at. */
export function Standing({ text, isAway, failure, opensPage, hasRefusals }: StandingProps) {
  return (
    <div aria-live="polite" className="not-empty:mb-5">
      {isAway && <p className="rounded-sm border-2 border-ink bg-sand px-4 py-3 font-bold">{text.away}</p>}
      {failure !== null && (
        <div
          tabIndex={-1}
          {...(opensPage ? { autoFocus: true } : {})}
          className="rounded-sm border-2 border-l-8 border-vermilion bg-sheet px-4 py-3"
        >
          <p className="font-bold">{text.failed.title}</p>
          <p>{failure}</p>
        </div>
      )}
      {hasRefusals && <p className="font-bold text-vermilion">{text.check}</p>}
    </div>
  );
}
