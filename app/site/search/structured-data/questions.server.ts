import type { RouterContextProvider } from "react-router";
import type { FAQPage } from "schema-dts";
import { jsonLdContext } from "./structured-data.server.ts";

interface AnsweredQuestion {
  title: string;
  text: string;
}

export function tellQuestions(
  context: Readonly<RouterContextProvider>,
  questions: readonly AnsweredQuestion[],
): void {
  if (questions.length === 0) return;
  const mainEntity = questions.map(
    ({ title, text }) =>
      ({ "@type": "Question", name: title, acceptedAnswer: { "@type": "Answer", text } }) as const,
  );
  context.get(jsonLdContext).things.push({ "@type": "FAQPage", mainEntity } satisfies FAQPage);
}
