interface QuestionListProps {
  /** `id` is their order where they have no other. */
  questions: readonly { id: string; title: string; text: string }[];
}

/** Native disclosures of one name: the browser keeps at most one open, finds words in closed ones and needs no script. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="panel divide-y divide-line">
      {questions.map(({ id, title, text }) => (
        <details key={id} name="faq" className="group px-5">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
            {title}
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 shrink-0 text-vermilion"
              stroke="currentColor"
              strokeWidth="3"
            >
              <path d="M4 12h16" />
              <path d="M12 4v16" className="group-open:hidden" />
            </svg>
          </summary>
          <p className="pb-5 text-steel">{text}</p>
        </details>
      ))}
    </div>
  );
}
