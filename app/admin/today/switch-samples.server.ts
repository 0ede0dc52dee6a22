import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { hideSamples } from "#domain/facts/hide-samples.ts";
import { type FormOutcome, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

export const sampleSwitchSchema = z.object({ hidden: z.stringbool() });

export async function switchSamples(
  context: Readonly<RouterContextProvider>,
  { hidden }: z.output<typeof sampleSwitchSchema>,
): Promise<FormOutcome> {
  const { samples: text } = context.get(adminTextContext);
  const { email } = signedInAdministrator(context);
  await hideSamples(context.get(servicesContext).facts, hidden, email);
  await logActivity(context, hidden ? "samples hidden" : "samples shown");
  return succeeded(hidden ? text.nowHidden : text.nowShown);
}
