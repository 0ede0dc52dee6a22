import { z } from "zod";
import { adminTextContext } from "../layout/admin-text.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import type { Route } from "./+types/api";
import { cookieHeaders, signIn } from "./sign-in.server.ts";

const credentialsSchema = z.object({ email: z.string(), password: z.string().min(1) });

/** Signs in from an open page; answers `{}` or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { session, activity } = context.get(adminTextContext);
  const credentials = credentialsSchema.safeParse(await request.json().catch(() => null));
  if (!credentials.success) return Response.json({ message: session.missingFields }, { status: 400 });
  try {
    const signedIn = await signIn(context, request, credentials.data, activity.details.inOpenPage);
    return signedIn.ok
      ? Response.json({}, { headers: cookieHeaders(signedIn.setCookie) })
      : Response.json({ message: signedIn.message }, { status: signedIn.status });
  } catch (error) {
    return Response.json(faultAnswer(context, error, session.notSignedIn), { status: 500 });
  }
}
