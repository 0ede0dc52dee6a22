import { data, redirect } from "react-router";
import { DirectOffer } from "#app/islands/contact-form/direct-offer.tsx";
import { asMessage } from "#app/islands/contact-form/typed-words.ts";
import { usePage, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { redirectToReceipt } from "#app/site/receipt/receipt-of.server.ts";
import { generalQuotePath } from "#app/site/shell/contact-links.ts";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import type { Route } from "./+types/page";
import { PriceForm } from "./price-form.tsx";
import { receivePrice } from "./receive-price.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }) => {
    if (request.method === "POST") return;
    throw redirect(sitePath(languageOfPath(url.pathname), generalQuotePath));
  },
];

export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const received = await receivePrice(request, context, language);
  if (received.isReceived) return redirectToReceipt(received.id, language, context);
  return data(received.answer, { status: received.status });
}

export default function RefusedPricePage({ actionData: answer }: Route.ComponentProps) {
  const { quickPrice, contact } = useTexts();
  const { businessName, business } = usePage();
  if (answer === undefined) return null;
  const { refused: text } = quickPrice;
  const { problems, isAboutPhotographs, isUnstored, about, project, painting, typed } = answer;
  return (
    <div className="wrap max-w-3xl! py-section">
      <title>{`${quickPrice.plate} | ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-5 text-2xl lg:text-3xl">{quickPrice.plate}</h1>
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
      {isUnstored && (
        <DirectOffer
          text={contact.form.unstored}
          phone={business.phones[0]}
          whatsapp={whatsappLink(
            business.whatsapp,
            asMessage({ ...typed, name: "", email: "", inquiry: "quote" }, about ?? "", contact.form),
          )}
        />
      )}
      {isAboutPhotographs && <p className="mt-3 text-steel">{text.chooseAgain}</p>}
      <div className="panel quick-price mt-6 grid-cols-1!">
        <PriceForm about={about} project={project} painting={painting} typed={typed} />
      </div>
    </div>
  );
}
