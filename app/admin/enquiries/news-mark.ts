import type { InboxNews } from "#domain/enquiries/enquiry.ts";
import type { Outage } from "#domain/outages/outages.ts";

export function newsWith(news: InboxNews, outages: readonly Outage[]): InboxNews {
  return { ...news, mark: [news.mark, ...outages].join(" ") };
}
