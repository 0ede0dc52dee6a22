import { languageOfPath } from "#app/language/paths.ts";
import { legalVersion } from "#content/business.ts";
import { textsOf } from "#content/texts.server.ts";
import { LegalText } from "../legal-text.tsx";
import { versionDate } from "../version-date.ts";
import type { Route } from "./+types/page";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const date = { machine: legalVersion, shown: versionDate(language, legalVersion) };
  const { privacy: text, company } = textsOf(language);
  const { title, text: sentence } = company.closing;
  return { text, date, closing: { title, text: sentence } };
}

export default function PrivacyPage({ loaderData: { text, date, closing } }: Route.ComponentProps) {
  return <LegalText text={text} date={date} closing={closing} />;
}
