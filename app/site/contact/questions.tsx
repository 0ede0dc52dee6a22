import { usePage } from "#app/language/language.tsx";
import { QuestionList } from "#app/site/questions.tsx";

export function Questions() {
  const { texts, lists } = usePage();
  if (lists.faq.length === 0) return null;
  return (
    <section>
      <h2 className="mb-6 text-2xl">{texts.contact.faq.title}</h2>
      <QuestionList questions={lists.faq} />
    </section>
  );
}
