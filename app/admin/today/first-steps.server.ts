import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { type FirstStep, firstSteps } from "#domain/administrator/first-steps.ts";
import { isSampleNumber } from "#domain/facts/sample-values.ts";
import { type FormOutcome, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function readFirstSteps(context: Context): Promise<FirstStep[]> {
  const session = signedInAdministrator(context);
  const { administrator, gallery, pushDevices, enquiries } = context.get(servicesContext);
  const { business } = context.get(siteContentContext);
  const [putAside, { total, samples }, devices, isMailed] = await Promise.all([
    administrator.firstSteps.putAside(session),
    gallery.summary(),
    pushDevices.list(session),
    enquiries.isMailed(),
  ]);
  const isDone: Record<FirstStep, boolean> = {
    details: !isSampleNumber(business.phones[0].shown),
    photographs: total > samples,
    notifications: devices.length > 0 || isMailed,
  };
  return firstSteps.filter((step) => !isDone[step] && !putAside.includes(step));
}

export const firstStepSchema = z.object({
  intent: z.literal("put step aside"),
  step: z.enum(firstSteps),
});

export async function putStepAside(
  context: Context,
  { step }: z.output<typeof firstStepSchema>,
): Promise<FormOutcome> {
  const { administrator } = context.get(servicesContext);
  await administrator.firstSteps.putStepAside(signedInAdministrator(context), step);
  return succeeded(context.get(adminTextContext).today.firstSteps.hidden);
}
