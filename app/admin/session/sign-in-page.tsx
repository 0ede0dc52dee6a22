import { useEffect } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { administratorRole } from "#domain/administrator/account.ts";
import { logAnonymousActivity } from "../layout/log-activity.server.ts";
import { defaultSectionPath, destinationAfterSignIn } from "../layout/sections.ts";
import { TextField } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/sign-in-page";
import { failedSignIn } from "./failed-sign-in.ts";
import { flashCookie, sessionEvent } from "./flash-message.server.ts";
import { followOtherTabs, type SessionEvent, tellOtherTabs } from "./other-tabs.ts";
import { pauseSentence } from "./pause-sentence.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = await context.get(servicesContext).administrator.session(request.headers);
  if (session?.role === administratorRole) throw redirect(destinationAfterSignIn(url.searchParams.get("to")));
  return { news: sessionEvent(request, context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = textOf(form.get("email"));
  const password = textOf(form.get("password"));
  if (email.trim() === "" || password === "") {
    return data({ email, title: undefined, message: "Please fill in all fields" }, { status: 400 });
  }
  const signIn = await context
    .get(servicesContext)
    .administrator.signIn(
      { email, password },
      { address: context.get(requestContext).address, userAgent: request.headers.get("user-agent") },
    );
  if (signIn.ok) {
    const session = signIn.value.reference;
    await logAnonymousActivity(context, { kind: "signed in", detail: "", session });
    const cookies = [...signIn.value.setCookie, flashCookie("signed-in")];
    throw redirect(destinationAfterSignIn(url.searchParams.get("to")), {
      headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
    });
  }
  const { refusal } = signIn;
  const title = "Authentication Error";
  await logAnonymousActivity(context, failedSignIn(refusal));
  if (refusal.reason === "wrong") {
    return data({ email, title, message: "Invalid admin credentials" }, { status: 401 });
  }
  return data({ email, title, message: pauseSentence(refusal.retryAfterSeconds) }, { status: 429 });
}

export default function SignInPage({ loaderData: { news }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== "idle";
  useSessionOfOtherTabs(news);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>Admin Login | Rathkar back office</title>
      <div className="panel overflow-hidden">
        <div className="band" aria-hidden="true" />
        <div className="p-6">
          <h1 className="text-2xl">Admin Login</h1>
          <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={actionData?.email ?? ""}
              aria-invalid={actionData !== undefined}
              required
            />
            <TextField
              label="Password"
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
              {isSending ? "Signing in..." : "Sign In"}
            </Button>
          </Form>
        </div>
      </div>
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center self-center text-teal underline-offset-4 hover:underline"
      >
        Back to the website
      </a>
    </main>
  );
}

/** Tells the other tabs of a sign-out, and follows one that signs in. */
function useSessionOfOtherTabs(news: SessionEvent | null) {
  useEffect(() => {
    if (news === "signed-out") tellOtherTabs(news);
  }, [news]);

  useEffect(
    () =>
      followOtherTabs((told) => {
        if (told === "signed-in") window.location.assign(defaultSectionPath);
      }),
    [],
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === "string" ? entry : "";
}
