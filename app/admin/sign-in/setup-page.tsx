import { useState } from "react";
import { data, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import { setupLink } from "#app/kept-link.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { defaultLanguage, type Language, languages } from "#content/languages.ts";
import { ownWordsOf } from "#domain/administrator/passwords/password-rules.ts";
import type { SetupRefusal } from "#domain/administrator/setup.ts";
import { longestEmail } from "#domain/values/email-address.ts";
import { welcomeAddress } from "../kit/addresses/go-live.ts";
import { Options, SelectField, TextField } from "../kit/form/field.tsx";
import { passwordProblem } from "../kit/form/password-words.ts";
import { languageCookie } from "../kit/language/language.server.ts";
import { type AdminText, adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { signInPath } from "../kit/page/sections.ts";
import { flashCookie } from "../kit/session/flash-message.ts";
import { cookieHeaders, signIn, waitSentence } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/setup-page";
import { NewPasswordForm } from "./new-password-form.tsx";
import { answerOpenForm } from "./open-form.server.ts";
import { type OpenAnswer, sendOpenForm, unexpected } from "./open-form.tsx";
import { SignInShell } from "./sign-in-shell.tsx";

const typed = z.string().catch("");
const accountSchema = z.object({
  email: typed.transform((email) => email.slice(0, longestEmail + 1)),
  password: typed,
  confirmation: typed,
  language: z.enum(languages.map(({ code }) => code)).catch(defaultLanguage),
});

interface SetupAnswer extends OpenAnswer {
  language?: Language;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { setup } = context.get(servicesContext).administrator;
  const token = setupLink.kept(request, url.origin);
  const opened = await setup.open(token, context.get(requestContext).address);
  if (!opened.ok && opened.refusal.reason !== "exists") throw redirect(signInPath);
  const { business } = context.get(siteContentContext);
  return { isOpen: opened.ok, workshopNames: Object.values(business.name) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const account = accountSchema.parse(await readForm(request));
  const { email, language } = account;
  return answerOpenForm({ context, fault: unexpected, typed: email }, async () => {
    const text = context.get(adminTextContext);
    const { setup } = context.get(servicesContext).administrator;
    const token = setupLink.kept(request, url.origin);
    const used = await setup.use(token, account, context.get(requestContext).address);
    if (!used.ok) {
      if (used.refusal.reason === "wrong") throw redirect(signInPath);
      const { status, ...answer } = answerTo(used.refusal, text);
      return data<SetupAnswer>({ typed: email, language, ...answer }, { status });
    }
    const signedIn = await signIn(context, request, account, text.activity.details.firstAdministrator);
    const forgotten = setupLink.forgotten(url.origin);
    if (!signedIn.ok) throw redirectDocument(signInPath, { headers: cookieHeaders([forgotten]) });
    // Replaces what was chosen for this page alone.
    const chosen = languageCookie(url.origin, language, true);
    const cookies = [...signedIn.setCookie, forgotten, chosen, flashCookie(url.origin, "signed-in")];
    throw redirectDocument(welcomeAddress, { headers: cookieHeaders(cookies) });
  });
}

function answerTo(
  refusal: Exclude<SetupRefusal, { reason: "wrong" }>,
  text: AdminText,
): { status: number; message: string; isDone?: boolean } {
  switch (refusal.reason) {
    case "exists":
      return { status: 409, message: "", isDone: true };
    case "no email":
      return { status: 400, message: text.account.details.problems["no email"] };
    case "invalid":
      return { status: 400, message: passwordProblem(text, refusal.problem) };
    case "throttled":
      return { status: 429, message: waitSentence(text, refusal.retryAfterSeconds) };
  }
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, unexpected);
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { session } = useAdminText();
  const { isOpen, workshopNames } = loaderData;
  if (!isOpen || actionData?.isDone) return <Exists />;
  return (
    <SignInShell title={session.setup.title}>
      <p className="mt-3">{session.setup.explanation}</p>
      <SetupForm workshopNames={workshopNames} answer={actionData} />
    </SignInShell>
  );
}

function Exists() {
  const { session } = useAdminText();
  return (
    <SignInShell title={session.setup.exists.title}>
      <p role="status" className="mt-3">
        {session.setup.exists.text}
      </p>
      <a href={signInPath} className={`${buttonClass("primary")} mt-5`}>
        {session.signIn}
      </a>
    </SignInShell>
  );
}

interface SetupFormProps {
  workshopNames: readonly string[];
  answer: SetupAnswer | undefined;
}

function SetupForm({ workshopNames, answer }: SetupFormProps) {
  const { session, language } = useAdminText();
  const [email, setEmail] = useState(answer?.typed ?? "");
  return (
    <NewPasswordForm
      ownWords={ownWordsOf(email, workshopNames)}
      answer={answer}
      above={
        <>
          <SelectField
            label={session.setup.language}
            name="language"
            defaultValue={answer?.language ?? language}
            autoComplete="off"
          >
            <Options
              options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            />
          </SelectField>
          <TextField
            label={session.email}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={email}
            onChange={({ target }) => setEmail(target.value)}
            required
          />
        </>
      }
      send={session.setup.make}
      sending={session.setup.making}
    />
  );
}
