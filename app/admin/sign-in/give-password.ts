import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { confirmationRefused } from "../kit/session/confirmation.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { answerSentJson, refusal } from "../kit/session/json-answer.server.ts";
import type { Route } from "./+types/give-password";

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
