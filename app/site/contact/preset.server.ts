import type { Language } from "#content/languages.ts";
import { defaultInquiry, type Inquiry, inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { chosenService } from "./chosen-service.server.ts";

/** How the form begins. */
export interface FormPreset {
  /** Title of the service that the visitor came from, in the page's language. */
  service: string | null;
  inquiry: Inquiry;
}

/** What the address says of the form: a service asks for a quote, unknown values say nothing (CON-12). */
export function readPreset(parameters: URLSearchParams, language: Language): FormPreset {
  const service = chosenService(parameters.get("service"), language);
  const wanted = inquiries.find((inquiry) => inquiry === parameters.get("inquiry"));
  return { service, inquiry: wanted ?? (service === null ? defaultInquiry : "quote") };
}
