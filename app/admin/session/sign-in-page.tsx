import { useEffect } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { administratorRole, maxEmailLength } from "#domain/administrator/account.ts";
import { adminTextContext, useAdminText } from "../layout/admin-text.ts";
import { defaultSectionPath, destinationAfterSignIn } from "../layout/sections.ts";
import { TextField } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/sign-in-page";
import { flashCookie, takeFlashMessage } from "./flash-message.ts";
import { followOtherTabs, notifyOtherTabs } from "./other-tabs.ts";
import { cookieHeaders, signIn } from "./sign-in.server.ts";

const typed = z.string().catch("");
const credentialsSchema = z.object({ email: typed, password: typed });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = await context.get(servicesContext).administrator.session(request.headers);
  if (session?.role === administratorRole) throw redirect(destinationAfterSignIn(url.searchParams.get("to")));
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const credentials = credentialsSchema.parse(await readForm(request));
  const { password } = credentials;
  const email = credentials.email.slice(0, maxEmailLength);
  const text = context.get(adminTextContext).session;
  if (email.trim() === "" || password === "") {
    return data({ email, title: undefined, message: text.missingFields }, { status: 400 });
  }
  const signedIn = await signIn(context, request, credentials, "");
  if (!signedIn.ok) {
    const { status, message } = signedIn;
    return data({ email, title: text.failed, message }, { status });
  }
  const headers = cookieHeaders([...signedIn.setCookie, flashCookie(url.origin, "signed-in")]);
  throw redirect(destinationAfterSignIn(url.searchParams.get("to")), { headers });
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const { layout, session: text } = useAdminText();
  const isSending = useNavigation().state !== "idle";
  useSessionOfOtherTabs();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{fillPlaceholders(layout.pageTitle, { title: text.title })}</title>
      <div className="panel overflow-hidden">
        <div className="band" aria-hidden="true" />
        <div className="p-6">
          <h1 className="text-2xl">{text.title}</h1>
          <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
            <TextField
              label={text.email}
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={actionData?.email ?? ""}
              aria-invalid={actionData !== undefined}
              required
            />
            <TextField
              label={text.password}
              name="password"
              type="password"
              autoComplete="current-password"
              aria-invalid={actionData !== undefined}
              required
            />
            {actionData === undefined || isSending ? null : (
              <Problem title={actionData.title} message={actionData.message} />
            )}
            <Button kind="primary" type="submit" disabled={isSending}>
              {isSending ? text.signingIn : text.signIn}
            </Button>
          </Form>
        </div>
      </div>
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center self-center text-teal underline-offset-4 hover:underline"
      >
        {text.backToSite}
      </a>
    </main>
  );
}

function useSessionOfOtherTabs() {
  useEffect(() => {
    if (takeFlashMessage() === "signed-out") notifyOtherTabs("signed-out");
  }, []);

  useEffect(
    () =>
      followOtherTabs((told) => {
        if (told === "signed-in") window.location.assign(defaultSectionPath);
      }),
    [],
  );
}
