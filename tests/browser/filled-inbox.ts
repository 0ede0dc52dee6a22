import type { NewEnquiry } from "#domain/enquiries/enquiry.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { receiveEnquiry, spamSign } from "#tests/support/site-enquiries.ts";

export const visitors = [
  { name: "Anthony D'Souza", language: "en", service: "Denting", inquiry: "general" },
  { name: "सुनीता पवार", language: "hi", service: "डेंटिंग", inquiry: "service" },
  { name: "गणपतराव शिंदे", language: "mr", service: null, inquiry: "quote" },
] as const satisfies Partial<NewEnquiry>[];

type Services = Awaited<ReturnType<typeof createServices>>["services"];

/** For `siteFilledBy`. */
export function filledBy(fill: (site: { services: Services }) => Promise<unknown>) {
  return async (dataDir: string): Promise<void> => {
    const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
    await fill({ services });
    await close();
  };
}

export const fillInbox = filledBy(async (site) => {
  await receiveEnquiry(site, { name: "Casino Royal" }, spamSign);
  for (const visitor of visitors) {
    await receiveEnquiry(site, { ...visitor, message: `${visitor.name}:\n\n<b>two</b> lines` });
  }
});
