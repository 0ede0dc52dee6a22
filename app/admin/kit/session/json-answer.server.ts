import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { faultAnswer } from "../page/fault-answer.server.ts";
import { signedInAdministrator } from "./guard.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function answerJson(
  context: Context,
  carryOut: () => Promise<object>,
  sentence?: string,
): Promise<Response> {
  signedInAdministrator(context);
  try {
    const answer = await carryOut();
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    return Response.json(await faultAnswer(context, error, sentence), { status: 500 });
  }
}

interface Wanted<Schema extends z.ZodType> {
  schema: Schema;
  unreadable: string;
}

export async function answerSentJson<Schema extends z.ZodType>(
  { request, context }: { request: Request; context: Context },
  { schema, unreadable }: Wanted<Schema>,
  carryOut: (sent: z.output<Schema>) => Promise<object>,
): Promise<Response> {
  return answerJson(context, async () => {
    const sent = schema.safeParse(await request.json().catch(() => null));
    return sent.success ? carryOut(sent.data) : refusal(422, unreadable);
  });
}

export function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
