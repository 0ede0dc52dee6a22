import { data, Link, redirect, redirectDocument, useNavigation, useSearchParams } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeFields } from "../kit/form/code-fields.tsx";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { Problem } from "../kit/page/problem.tsx";
import { signInPath } from "../kit/page/sections.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { flashCookie } from "../kit/session/flash-message.ts";
import { cookieHeaders, giveCode } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/code-page";
import { destinationAfterSignIn } from "./destination.server.ts";
import { answerOpenForm } from "./open-form.server.ts";
import { notSignedIn, type OpenAnswer, OpenForm, sendOpenForm } from "./open-form.tsx";
import { ServerCommand } from "./server-command.tsx";
import { quietLink, SignInShell } from "./sign-in-shell.tsx";

const codeSchema = z.object({
  code: z.string().catch(""),
  remember: z.literal("yes").optional().catch(undefined),
});

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { administrator } = context.get(servicesContext);
  if (!(await administrator.isAskedForCode(request.headers.get("cookie")))) {
    const to = url.searchParams.get("to");
    throw redirect(to === null ? signInPath : `${signInPath}?${new URLSearchParams({ to })}`);
  }
  return null;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { code, remember } = codeSchema.parse(await readForm(request));
  return answerOpenForm({ context, fault: notSignedIn }, async () => {
    const text = context.get(adminTextContext).session;
    if (code.trim() === "") return data<OpenAnswer>({ message: text.missingFields }, { status: 400 });
    const given = await giveCode(context, request, { code, remember: remember === "yes" }, "");
    const to = url.searchParams.get("to");
    if (!given.ok && given.isOver) {
      throw redirect(`${signInPath}?${new URLSearchParams({ ...(to !== null && { to }), code: "over" })}`);
    }
    if (!given.ok) {
      return data<OpenAnswer>({ title: text.failed, message: given.message }, { status: given.status });
    }
    const headers = cookieHeaders([...given.setCookie, flashCookie(url.origin, "signed-in")]);
    throw redirectDocument(destinationAfterSignIn(to, given.startSection), { headers });
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, notSignedIn);
}

export default function CodePage({ actionData }: Route.ComponentProps) {
  const { session: text } = useAdminText();
  const isSending = useNavigation().state !== "idle";
  const [search] = useSearchParams();
  const kind = search.get("with") === "recovery" ? "recovery" : "app";
  const problem = isSending ? undefined : actionData;
  return (
    <SignInShell title={text.code.title}>
      <OpenForm className="mt-6 flex flex-col gap-5">
        <CodeFields kind={kind} isWrong={problem !== undefined && !problem.isFault} />
        {problem === undefined ? null : <Problem title={problem.title} message={problem.message} />}
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? text.signingIn : text.signIn}
        </Button>
      </OpenForm>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <Link to={addressWith(search, kind === "app" ? "recovery" : "app")} className={quietLink}>
          {kind === "app" ? text.code.useRecovery : text.code.useApp}
        </Link>
        <a href={signInPath} className={quietLink}>
          {text.code.startAgain}
        </a>
      </div>
      {kind === "app" ? null : <WayBack />}
    </SignInShell>
  );
}

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
