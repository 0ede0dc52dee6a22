import type { InboxNews } from "#domain/enquiries/enquiry.ts";
import type { Outage } from "#domain/outages/outages.ts";

/** Another mark also where something has failed or works again, so that open pages are read again. */
export function newsWith(news: InboxNews, outages: readonly Outage[]): InboxNews {
  return { ...news, mark: [news.mark, ...outages].join(" ") };
}
