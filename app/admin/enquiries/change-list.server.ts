import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { counted, logActivity } from "../layout/log-activity.server.ts";
import type { EnquiryChange } from "./enquiry-change.ts";

/** Orders every mail anew that has failed so far: the only thing a form can ask of the whole list. */
export async function sendFailedAgain(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<EnquiryChange> {
  const title = "Failed to send again";
  if (form.get("intent") !== "send failed again") {
    return { ok: false, status: 400, title, description: "The form was not complete." };
  }
  try {
    const ordered = await context.get(servicesContext).enquiries.sendFailedAgain();
    if (ordered > 0) await logActivity(context, "enquiry mails sent again", counted(ordered, "mail"));
    return {
      ok: true,
      status: 200,
      title: ordered === 0 ? "Every mail is already under way" : "The mails are sent again now",
    };
  } catch (error) {
    const { message } = noteFault(context, error, "Please try again.");
    return { ok: false, status: 500, title, description: message };
  }
}
