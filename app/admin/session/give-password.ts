import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { answerSentJson, refusal } from "../layout/json-answer.server.ts";
import type { Route } from "./+types/give-password";
import { confirmationRefused } from "./confirmation.server.ts";
import { signedInAdministrator } from "./guard.server.ts";

const passwordSchema = z.object({ current: z.string() });

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const wanted = { schema: passwordSchema, unreadable: context.get(adminTextContext).layout.incompleteForm };
  return answerSentJson(call, wanted, async ({ current }) => {
    const { address } = context.get(requestContext);
    const { administrator } = context.get(servicesContext);
    const given = await administrator.confirmPassword(signedInAdministrator(context), { current, address });
    if (given.ok) return {};
    const { status, title } = await confirmationRefused(context, given.refusal);
    return refusal(status, title);
  });
}
