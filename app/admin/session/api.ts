import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logAnonymousActivity } from "../layout/log-activity.server.ts";
import type { Route } from "./+types/api";
import { failedSignIn } from "./failed-sign-in.ts";
import { pauseSentence } from "./pause-sentence.ts";

const credentialsSchema = z.object({ email: z.string().max(400), password: z.string().min(1).max(4000) });

/** Signs in from an open page, which only wants to go on; answers `{}`, or `{ message }` and why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent: unknown = await request.json().catch(() => null);
  const credentials = credentialsSchema.safeParse(sent);
  if (!credentials.success) return answer(400, "Please fill in all fields");
  try {
    const signIn = await context.get(servicesContext).administrator.signIn(credentials.data, {
      address: context.get(requestContext).address,
      userAgent: request.headers.get("user-agent"),
    });
    if (!signIn.ok) {
      const { refusal } = signIn;
      await logAnonymousActivity(context, failedSignIn(refusal));
      return refusal.reason === "wrong"
        ? answer(401, "Invalid admin credentials")
        : answer(429, pauseSentence(refusal.retryAfterSeconds));
    }
    const { setCookie, reference } = signIn.value;
    await logAnonymousActivity(context, { kind: "signed in", detail: "in an open page", session: reference });
    const headers = setCookie.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return Response.json({}, { headers });
  } catch (error) {
    return Response.json(noteFault(context, error, "You could not be signed in. Please try again."), {
      status: 500,
    });
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
