import { redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { defaultLanguage, languages } from "#content/languages.ts";
import { administratorRole } from "#domain/administrator/account.ts";
import { languageCookie } from "../kit/language/language.server.ts";
import { pageOfBackOffice, signInPath } from "../kit/page/sections.ts";
import type { Route } from "./+types/choose-language";

const choiceSchema = z.object({
  language: z.enum(languages.map(({ code }) => code)).catch(defaultLanguage),
  to: z.string().catch(signInPath),
});

export function loader() {
  return redirect(signInPath);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { language, to } = choiceSchema.parse(await readForm(request));
  const { administrator } = context.get(servicesContext);
  const session = await administrator.session(request.headers);
  const isSignedIn = session?.role === administratorRole;
  if (isSignedIn) await administrator.setLanguage(session, language);
  const cookie = languageCookie(url.origin, language, isSignedIn);
  return redirect(pageOfBackOffice(to), { headers: { "Set-Cookie": cookie } });
}
