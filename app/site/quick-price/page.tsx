import { data, redirect } from "react-router";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { readablePhone } from "#domain/enquiries/caller.ts";
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
      {answer.kind === "received" ? <Received {...answer} /> : <Refused {...answer} />}
    </div>
  );
}

function Received({ typed, about, photographs }: PriceAnswer & { photographs: number }) {
  const { received: text, about: aboutWord, plate } = useTexts().quickPrice;
  const sitePath = useSitePath();
  const facts = [
    [text.phone, readablePhone(typed.phone)],
    ...(about === null ? [] : [[aboutWord, about]]),
    ...(photographs === 0 ? [] : [[text.photographs, String(photographs)]]),
    ...(typed.message === "" ? [] : [[text.line, typed.message]]),
  ];
  return (
    <>
      <div data-answer="received" className="panel border-t-8! border-t-teal! p-5 sm:p-8">
        <p className="plate">{plate}</p>
        <h1 tabIndex={-1} className="mt-4 text-2xl outline-none lg:text-3xl">
          {text.title}
        </h1>
        <p className="mt-3 text-lg text-steel">{text.text}</p>
        <dl className="mt-6 border-t border-line">
          {facts.map(([name, value]) => (
            <div key={name} className="border-b border-line py-3 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4">
              <dt className="text-sm text-steel sm:text-base">{name}</dt>
              <dd className="text-lg font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <a href={sitePath("/")} className={`${buttonClass("secondary")} mt-6`}>
        {text.back}
      </a>
    </>
  );
}

function Refused(answer: Extract<PriceAnswer, { kind: "refused" }>) {
  const { refused: text, title } = useTexts().quickPrice;
  const { problems, isAboutPhotographs, about, project, painting, typed } = answer;
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      <div
        data-answer="refused"
        role="alert"
        className="mt-5 rounded-sm border-2 border-l-8 border-vermilion bg-sheet px-4 py-3"
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
