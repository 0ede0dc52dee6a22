import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { type Subscription, subscriptionSchema } from "#domain/push/subscription.ts";
import { type FormOutcome, refused, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { deviceWords } from "./device-words.ts";

export const pushChanges = [
  z.object({ intent: z.literal("push on"), ...subscriptionSchema.shape }),
  z.object({ intent: z.literal("push off"), device: z.uuid() }),
] as const;

type PushChange = z.output<(typeof pushChanges)[number]>;

interface Call {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

export function changePush(call: Call, change: PushChange): Promise<FormOutcome> {
  return change.intent === "push on" ? switchOn(call, change) : switchOff(call, change.device);
}

async function switchOn({ context, request }: Call, subscription: Subscription): Promise<FormOutcome> {
  const { push, account } = context.get(adminTextContext);
  const { pushDevices } = context.get(servicesContext);
  const userAgent = request.headers.get("user-agent");
  const added = await pushDevices.add(signedInAdministrator(context), subscription, userAgent);
  if (!added.ok) {
    return refused(push.failed, 400, added.refusal === "address" ? push.noService : push.tooMany);
  }
  await logActivity(context, "notices on", deviceWords(account.sessions, userAgent));
  return succeeded(push.on);
}

async function switchOff({ context }: Call, id: string): Promise<FormOutcome> {
  const { push, account } = context.get(adminTextContext);
  const { pushDevices } = context.get(servicesContext);
  const removed = await pushDevices.remove(signedInAdministrator(context), id);
  if (removed === null) return refused(push.failed, 404, push.gone);
  await logActivity(context, "notices off", deviceWords(account.sessions, removed.userAgent));
  return succeeded(push.off);
}
