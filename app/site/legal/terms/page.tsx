import { languageOfPath } from "#app/language/paths.ts";
import { legalVersion, termsSections } from "#content/pages/legal-text.ts";
import { pageTexts } from "#content/pages/texts.server.ts";
import { LegalText } from "../legal-text.tsx";
import { versionDate } from "../version-date.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const date = { machine: legalVersion, shown: versionDate(language, legalVersion) };
  return { text: pageTexts[language].terms, date };
}

export default function TermsPage({ loaderData: { text, date } }: Route.ComponentProps) {
  return <LegalText text={text} sections={termsSections} date={date} />;
}
