import { data, Form, Link, redirect, redirectDocument, useNavigation, useSearchParams } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { adminTextContext, useAdminText } from "../layout/admin-text.ts";
import { destinationAfterSignIn, signInPath } from "../layout/sections.ts";
import { Problem } from "../ui/problem.tsx";
import { Sentence } from "../ui/sentence.tsx";
import type { Route } from "./+types/code-page";
import { CodeFields } from "./code-fields.tsx";
import { flashCookie } from "./flash-message.ts";
import { ServerCommand } from "./server-command.tsx";
import { cookieHeaders, giveCode } from "./sign-in.server.ts";
import { quietLink, SignInFrame } from "./sign-in-frame.tsx";

const codeSchema = z.object({
  code: z.string().catch(""),
  remember: z.literal("yes").optional().catch(undefined),
});

/** Only for a browser whose password was right a moment ago. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { administrator } = context.get(servicesContext);
  if (!(await administrator.isAskedForCode(request.headers.get("cookie")))) {
    const to = url.searchParams.get("to");
    throw redirect(to === null ? signInPath : `${signInPath}?${new URLSearchParams({ to })}`);
  }
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { code, remember } = codeSchema.parse(await readForm(request));
  const text = context.get(adminTextContext).session;
  if (code.trim() === "") return data({ title: undefined, message: text.missingFields }, { status: 400 });
  const given = await giveCode(context, request, { code, remember: remember === "yes" }, "");
  const to = url.searchParams.get("to");
  if (!given.ok && given.isOver) {
    throw redirect(`${signInPath}?${new URLSearchParams({ ...(to !== null && { to }), code: "over" })}`);
  }
  if (!given.ok) return data({ title: text.failed, message: given.message }, { status: given.status });
  const headers = cookieHeaders([...given.setCookie, flashCookie(url.origin, "signed-in")]);
  throw redirectDocument(destinationAfterSignIn(to, given.startSection), { headers });
}

export default function CodePage({ actionData }: Route.ComponentProps) {
  const { session: text } = useAdminText();
  const isSending = useNavigation().state !== "idle";
  const [search] = useSearchParams();
  const kind = search.get("with") === "recovery" ? "recovery" : "app";
  const problem = isSending ? undefined : actionData;
  return (
    <SignInFrame title={text.code.title}>
      <Form method="post" noValidate className="mt-6 flex flex-col gap-5">
        <CodeFields kind={kind} isWrong={problem !== undefined} />
        {problem === undefined ? null : <Problem {...problem} />}
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? text.signingIn : text.signIn}
        </Button>
      </Form>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Link to={addressWith(search, kind === "app" ? "recovery" : "app")} className={quietLink}>
          {kind === "app" ? text.code.useRecovery : text.code.useApp}
        </Link>
        <Link to={signInPath} className={quietLink}>
          {text.code.startAgain}
        </Link>
      </div>
      {kind === "app" ? null : <WayBack />}
    </SignInFrame>
  );
}

/** The same page, which also goes on to where one wanted to go. */
function addressWith(search: URLSearchParams, kind: "app" | "recovery"): string {
  const to = search.get("to");
  return `?${new URLSearchParams({ ...(to !== null && { to }), with: kind })}`;
}

function WayBack() {
  const text = useAdminText().session.code;
  const command = <ServerCommand name="admin:second-factor-off" />;
  return (
    <p className="mt-4 text-sm text-steel">
      <Sentence text={text.lost} values={{ command }} />
    </p>
  );
}
