import type { ReactNode } from "react";
import type { Language } from "#content/languages.ts";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  name?: string;
}

/** The browser finds words in a closed one, and it needs no script. */
export function Disclosure({ summary, className = "", name, children }: DisclosureProps) {
  return (
    <details name={name} className={`disclosure ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface FoldProps {
  title: string;
  teaser?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Fold({ title, teaser, children, className = "" }: FoldProps) {
  const summary = (
    <>
      <h3 className="text-xl lg:text-2xl">{title}</h3>
      {teaser !== undefined && (
        <span className="col-span-2 py-1.5 group-open/fold:hidden md:hidden">{teaser}</span>
      )}
    </>
  );
  return (
    <Disclosure
      summary={summary}
      className={`fold group/fold max-md:border-y max-md:border-line ${className}`}
    >
      {children}
    </Disclosure>
  );
}

interface QuestionListProps {
  questions: readonly { id: string; lang?: Language | undefined; title: string; text: string }[];
}

export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="panel lined">
      {questions.map(({ id, lang, title, text }) => (
        <Disclosure
          key={id}
          name="faq"
          summary={
            <b lang={lang} className="py-3">
              {title}
            </b>
          }
          className="px-5"
        >
          <p lang={lang} className="pb-5 text-steel">
            {text}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
