import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { readForm } from "#app/read-form.server.ts";
import { type FailureTitle, type FormOutcome, refused } from "../form/form-outcome.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { faultAnswer } from "../page/fault-answer.server.ts";
import { isPasswordDue, leadToPassword } from "./recent-password.server.ts";

interface ActionCall {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface FormAction<Schema extends z.ZodType, Outcome> {
  schema: Schema;
  failureTitle: FailureTitle;
  /** Destroying or taking data away needs the password of the last 15 minutes. */
  isGuarded?(change: z.output<Schema>): boolean;
  carryOut(change: z.output<Schema>, context: ActionCall["context"]): Promise<Outcome>;
}

export async function answerForm<Schema extends z.ZodType, Outcome extends FormOutcome>(
  call: ActionCall,
  { schema, failureTitle, isGuarded = () => false, carryOut }: FormAction<Schema, Outcome>,
) {
  const { request, context } = call;
  const text = context.get(adminTextContext);
  const fields = await readForm(request);
  const title = failureTitle(text, fields.intent);
  const change = schema.safeParse(fields);
  if (change.success && isGuarded(change.data) && isPasswordDue(context)) {
    leadToPassword(call);
    return data(refused(title, 403, text.session.passwordFirst.notDone), { status: 403 });
  }
  const outcome = !change.success
    ? refused(title, 400, text.layout.incompleteForm)
    : await carryOut(change.data, context).catch(async (error: unknown) =>
        refused(title, 500, (await faultAnswer(context, error)).message),
      );
  return data(outcome, { status: outcome.status });
}
