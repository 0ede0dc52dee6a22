import { randomUUID } from "node:crypto";
import type { TermsDraft } from "#domain/quotations/read-terms.ts";
import type { Services } from "#domain/services.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { inDays, openJob } from "#tests/support/site-jobs.ts";
import { quote } from "#tests/support/site-quotations.ts";

const terms: Partial<TermsDraft> = {
  lines: [
    { what: "ट्रे बदलणे", quantity: "", price: "48,000" },
    { what: "रंगकाम", quantity: "", price: "22,000" },
  ],
  ...{ language: "mr", note: "" },
};

export const login = { email: "owner@example.com", password: randomUUID() };

export interface Office {
  enquiryWithQuotation: string;
}

export async function fillOffice(DATA_DIR: string): Promise<Office> {
  const { services, database, close } = await createServices(readConfig({ DATA_DIR }), silentLog);
  await services.administrator.createOrReset(login);
  await database.db.insertInto("daily_counts").values(counts()).execute();
  const office = await fillInbox(services);
  await close();
  return office;
}

async function fillInbox(services: Services): Promise<Office> {
  const enquiryWithQuotation = await receiveEnquiry(
    { services },
    { name: "गणपतराव शिंदे", service: "रंगकाम", message: "छोटा हत्ती: ट्रे बदलून रंग द्यायचा आहे." },
  );
  await receiveEnquiry(
    { services },
    {
      name: "सुनीता पवार",
      phone: "+919822054321",
      service: "गाडीची बॉडी बांधणी",
      message: "टाटा एसला कंटेनर बॉडी, 8 फूट. किती खर्च येईल?",
    },
  );
  await quote({ services }, enquiryWithQuotation, terms);
  await openJob({ services }, { name: "सुनीता पवार", work: "", promisedOn: inDays(-1), note: "" });
  await openJob(
    { services },
    { vehicleName: "Carry", name: "अन्वर शेख", work: "", promisedOn: inDays(3), note: "" },
  );
  return { enquiryWithQuotation };
}

/** More with the months, and never twice the same week. */
function counts() {
  return Array.from({ length: 395 }, (_, ago) => {
    const visits = Math.round(34 - ago / 20 + 9 * Math.sin(ago * 1.7) + 4 * Math.sin(ago / 11));
    return [
      { kind: "page", day: inDays(-ago), name: "/", count: visits * 3 },
      { kind: "source", day: inDays(-ago), name: "whatsapp", count: visits },
      { kind: "call", day: inDays(-ago), name: "/contact", count: Math.round(visits / 12) },
    ];
  }).flat();
}
