import { useEffect } from "react";
import { data, redirect, redirectDocument, useNavigation } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { administratorRole } from "#domain/administrator/account.ts";
import { longestEmail } from "#domain/values/email-address.ts";
import { TextField } from "../kit/form/field.tsx";
import { PasswordField } from "../kit/form/password-field.tsx";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull, useLastLoaded } from "../kit/page/last-loaded.ts";
import { Problem } from "../kit/page/problem.tsx";
import { codePath, forgottenPasswordPath, signInPath } from "../kit/page/sections.ts";
import { unsubscribe } from "../kit/pwa/this-browser.ts";
import { flashCookie, takeFlashMessage } from "../kit/session/flash-message.ts";
import { followOtherTabs, notifyOtherTabs } from "../kit/session/other-tabs.ts";
import { cookieHeaders, signIn } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/sign-in-page";
import { destinationAfterSignIn } from "./destination.server.ts";
import { FirstRun } from "./first-run.tsx";
import { answerOpenForm } from "./open-form.server.ts";
import { notSignedIn, type OpenAnswer, OpenForm, sendOpenForm } from "./open-form.tsx";
import { quietLink, SignInShell } from "./sign-in-shell.tsx";

const typed = z.string().catch("");
const credentialsSchema = z.object({ email: typed, password: typed });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { administrator } = context.get(servicesContext);
  const session = await administrator.session(request.headers);
  if (session?.role === administratorRole) {
    throw redirect(destinationAfterSignIn(url.searchParams.get("to"), session.startSection));
  }
  return {
    isCodeOver: url.searchParams.get("code") === "over",
    isFirstRun: !(await administrator.exists()),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const credentials = credentialsSchema.parse(await readForm(request));
  const typed = credentials.email.slice(0, longestEmail);
  return answerOpenForm({ context, fault: notSignedIn, typed }, async () => {
    const text = context.get(adminTextContext).session;
    if (typed.trim() === "" || credentials.password === "") {
      return data<OpenAnswer>({ typed, message: text.missingFields }, { status: 400 });
    }
    const signedIn = await signIn(context, request, credentials, "");
    if (!signedIn.ok) {
      const { status, message } = signedIn;
      return data<OpenAnswer>({ typed, title: text.failed, message }, { status });
    }
    const to = url.searchParams.get("to");
    if (signedIn.asksForCode) {
      const search = to === null ? "" : `?${new URLSearchParams({ to })}`;
      throw redirect(codePath + search, { headers: cookieHeaders(signedIn.setCookie) });
    }
    const headers = cookieHeaders([...signedIn.setCookie, flashCookie(url.origin, "signed-in")]);
    throw redirectDocument(destinationAfterSignIn(to, signedIn.startSection), { headers });
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, notSignedIn);
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { session: text } = useAdminText();
  const isSending = useNavigation().state !== "idle";
  useSessionOfOtherTabs();
  const loaded = useLastLoaded(loaderData);
  const problem = actionData ?? (loaded?.isCodeOver ? { message: text.code.over } : undefined);
  if (loaded?.isFirstRun) {
    return (
      <SignInShell title={text.firstRun.title}>
        <FirstRun />
      </SignInShell>
    );
  }
  return (
    <SignInShell title={text.title}>
      <OpenForm className={formClass}>
        <SignInFields
          typed={actionData?.typed ?? ""}
          isWrong={actionData !== undefined && !actionData.isFault}
          problem={problem}
          isSending={isSending}
        />
      </OpenForm>
      <a href={forgottenPasswordPath} className={`${quietLink} mt-4`}>
        {text.forgotten.link}
      </a>
    </SignInShell>
  );
}

export function ErrorBoundary() {
  const { session: text, layout } = useAdminText();
  return (
    <SignInShell title={text.title}>
      <form method="post" className={formClass}>
        <SignInFields
          typed=""
          isWrong={false}
          problem={{ title: text.failed, message: layout.fault.message }}
          isSending={false}
        />
      </form>
    </SignInShell>
  );
}

const formClass = "mt-6 flex flex-col gap-5";

interface SignInFieldsProps {
  typed: string;
  isWrong: boolean;
  problem: Pick<OpenAnswer, "title" | "message"> | undefined;
  isSending: boolean;
}

function SignInFields({ typed, isWrong, problem, isSending }: SignInFieldsProps) {
  const { session: text } = useAdminText();
  return (
    <>
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={typed}
        aria-invalid={isWrong}
        required
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        aria-invalid={isWrong}
        required
      />
      {problem === undefined || isSending ? null : (
        <Problem title={problem.title} message={problem.message} />
      )}
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? text.signingIn : text.signIn}
      </Button>
    </>
  );
}

function useSessionOfOtherTabs() {
  useEffect(() => {
    if (takeFlashMessage() !== "signed-out") return;
    notifyOtherTabs("signed-out");
    void unsubscribe().catch(() => undefined);
  }, []);

  useEffect(
    () =>
      followOtherTabs((told) => {
        if (told === "signed-in") window.location.assign(signInPath);
      }),
    [],
  );
}
