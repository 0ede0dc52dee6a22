import type { RouterContextProvider } from "react-router";
import { edgeContext, workshopContext } from "#app/workshop.server.ts";
import type { MailTrouble } from "#domain/enquiries/enquiries.ts";

/** What every page of the back office says of the enquiries. */
export interface InboxStanding {
  unread: number;
  /** Mail that fails for an hour although a mail server is set up. */
  trouble: MailTrouble | null;
}

/** Reads it anew; where it cannot be read nothing is said, since that must not take the page away. */
export async function inboxStanding(context: Readonly<RouterContextProvider>): Promise<InboxStanding> {
  const { enquiries } = context.get(workshopContext);
  try {
    const [unread, trouble] = await Promise.all([enquiries.unread(), enquiries.mailTrouble()]);
    return { unread, trouble: enquiries.isMailed ? trouble : null };
  } catch (error) {
    context.get(edgeContext).reportFault(error);
    return { unread: 0, trouble: null };
  }
}
