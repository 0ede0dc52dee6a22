import type { TitledText } from "#content/text-types.ts";

/** Answers a form that was sent without scripts. */
export function SentMessage({ title, text }: TitledText) {
  return (
    <div
      role="status"
      className="mb-6 flex items-start gap-4 rounded-md border-2 border-l-8 border-teal bg-sheet px-5 py-4"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="mt-1 size-7 shrink-0 text-teal"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      >
        <path d="m4 12.5 5.5 5.5L20 6.5" />
      </svg>
      <div>
        <p className="text-lg font-bold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
