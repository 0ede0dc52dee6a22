import { z } from "zod";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { faultAnswer } from "../kit/page/fault-answer.server.ts";
import { cookieHeaders, giveCode, signIn } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/api";

const stepSchema = z.union([
  z.object({ email: z.string(), password: z.string().min(1) }),
  z.object({ code: z.string().min(1), remember: z.boolean() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const { session, activity } = context.get(adminTextContext);
  const step = stepSchema.safeParse(await request.json().catch(() => null));
  if (!step.success) return Response.json({ message: session.missingFields }, { status: 400 });
  const { inOpenPage } = activity.details;
  try {
    const answer =
      "code" in step.data
        ? await giveCode(context, request, step.data, inOpenPage)
        : await signIn(context, request, step.data, inOpenPage);
    if (!answer.ok) {
      const { status, message } = answer;
      const isOver = "isOver" in answer && answer.isOver;
      return Response.json(isOver ? { message, isOver } : { message }, { status });
    }
    const asksForCode = "asksForCode" in answer && answer.asksForCode;
    return Response.json(asksForCode ? { asksForCode } : {}, { headers: cookieHeaders(answer.setCookie) });
  } catch (error) {
    return Response.json(await faultAnswer(context, error, session.notSignedIn), { status: 500 });
  }
}
