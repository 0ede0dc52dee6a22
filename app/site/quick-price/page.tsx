import { data, redirect } from "react-router";
import { usePage, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { Receipt } from "#app/site/receipt/receipt.tsx";
import type { Route } from "./+types/page";
import { PriceForm } from "./price-form.tsx";
import type { PriceAnswer } from "./receive-price.server.ts";
import { receivePrice } from "./receive-price.server.ts";

/** There is nothing to read here: the form stands on other pages. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }) => {
    if (request.method === "POST") return;
    throw redirect(`${sitePath(languageOfPath(url.pathname), "/contact")}#quick-price`);
  },
];

/** Nothing personal is ever kept: the answer is the page itself, which says what was received. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { status, answer } = await receivePrice(request, context, languageOfPath(url.pathname));
  return data(answer, { status });
}

export default function PriceAnswerPage({ actionData: answer }: Route.ComponentProps) {
  const { quickPrice } = useTexts();
  const { businessName } = usePage();
  if (answer === undefined) return null;
  return (
    <div className="wrap max-w-3xl! py-10 lg:py-20">
      <title>{`${quickPrice.plate} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-5 text-2xl lg:text-3xl">{quickPrice.plate}</h1>
      {answer.kind === "received" ? <Receipt {...answer.receipt} /> : <Refused {...answer} />}
    </div>
  );
}

function Refused(answer: Extract<PriceAnswer, { kind: "refused" }>) {
  const { refused: text } = useTexts().quickPrice;
  const { problems, isAboutPhotographs, about, project, painting, typed } = answer;
  return (
    <>
      <div
        data-refusal
        role="alert"
        className="rounded-sm border-2 border-l-8 border-vermilion bg-sheet px-4 py-3"
      >
        <p className="font-bold">{text.title}</p>
        {problems.map((problem) => (
          <p key={problem} className="wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
      {isAboutPhotographs && <p className="mt-3 text-steel">{text.chooseAgain}</p>}
      <div className="panel quick-price mt-6 grid-cols-1!">
        <PriceForm about={about} project={project} painting={painting} typed={typed} />
      </div>
    </>
  );
}
