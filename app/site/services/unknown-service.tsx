import { Link } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import type { UnknownPageText } from "#content/pages/shared-panels-text.ts";

/** For a service or body type that does not exist (specification section 8). */
export function UnknownService({ words, listPath }: { words: UnknownPageText; listPath: string }) {
  const sitePath = useSitePath();
  return (
    <div className="wrap py-20 lg:py-28">
      <title>{`${words.title} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="plate">404</p>
      <h1 className="mt-5 text-3xl lg:text-4xl">{words.title}</h1>
      <p className="mt-4 text-lg">{words.message}</p>
      <p className="mt-2 text-steel">{words.hint}</p>
      <Link to={sitePath(listPath)} className={`${buttonClass("primary")} mt-8`}>
        {words.link}
      </Link>
    </div>
  );
}
