import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { readForm } from "#app/read-form.server.ts";
import { type FailureTitle, type FormOutcome, refused } from "../ui/form-outcome.ts";
import { adminTextContext } from "./admin-text.ts";
import { faultAnswer } from "./fault-answer.server.ts";

interface ActionCall {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface FormAction<Schema extends z.ZodType, Outcome> {
  schema: Schema;
  failureTitle: FailureTitle;
  carryOut(change: z.output<Schema>): Promise<Outcome>;
}

export async function answerForm<Schema extends z.ZodType, Outcome extends FormOutcome>(
  { request, context }: ActionCall,
  { schema, failureTitle, carryOut }: FormAction<Schema, Outcome>,
) {
  const text = context.get(adminTextContext);
  const fields = await readForm(request);
  const title = failureTitle(text, fields.intent);
  const change = schema.safeParse(fields);
  const outcome = !change.success
    ? refused(title, 400, text.layout.incompleteForm)
    : await carryOut(change.data).catch((error: unknown) =>
        refused(title, 500, faultAnswer(context, error).message),
      );
  return data(outcome, { status: outcome.status });
}
