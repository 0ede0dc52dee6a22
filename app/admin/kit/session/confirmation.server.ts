import type { RouterContextProvider } from "react-router";
import type { ConfirmationRefusal } from "#domain/administrator/passwords/confirm-password.ts";
import { type FormOutcome, refused } from "../form/form-outcome.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { logActivity } from "./log-activity.server.ts";
import { waitSentence } from "./sign-in.server.ts";

export interface ConfirmedOutcome extends FormOutcome {
  asksForCurrent?: boolean;
}

export async function confirmationRefused(
  context: Readonly<RouterContextProvider>,
  refusal: ConfirmationRefusal,
): Promise<ConfirmedOutcome> {
  const text = context.get(adminTextContext);
  const { details } = text.activity;
  const { currentMissing, currentWrong } = text.account.password;
  const asksForCurrent = true;
  switch (refusal.reason) {
    case "current password missing":
      return { ...refused(currentMissing, 403), asksForCurrent };
    case "wrong":
      await logActivity(context, "sign-in failed", details.wrongCurrentPassword);
      return { ...refused(currentWrong, 403), asksForCurrent };
    case "throttled":
      await logActivity(context, "sign-in failed", details.tooManyCurrentPasswords);
      return { ...refused(waitSentence(text, refusal.retryAfterSeconds), 429), asksForCurrent };
    case "signed out":
      return refused(text.session.ended, 401);
  }
}
