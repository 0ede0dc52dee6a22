import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { MailTrouble } from "#domain/enquiries/enquiry.ts";

/** What every page of the back office says of the enquiries. */
export interface InboxStatus {
  unread: number;
  /** Mail that fails for an hour although a mail server is set up. */
  trouble: MailTrouble | null;
}

/** Reads it anew; where it cannot be read nothing is said, since that must not take the page away. */
export async function inboxStatus(context: Readonly<RouterContextProvider>): Promise<InboxStatus> {
  const { enquiries } = context.get(servicesContext);
  try {
    const [unread, trouble] = await Promise.all([enquiries.unread(), enquiries.mailTrouble()]);
    return { unread, trouble: enquiries.isMailed ? trouble : null };
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return { unread: 0, trouble: null };
  }
}
