import { defaultInquiry, type Inquiry, inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { type Asked, type ChosenSubject, chosenSubject } from "./chosen-service.server.ts";

/** How the form begins. */
export interface FormPreset extends ChosenSubject {
  inquiry: Inquiry;
}

/** What the address says of the form: a service or a project asks for a quote, unknown values say nothing (CON-12). */
export async function readPreset(parameters: URLSearchParams, asked: Asked): Promise<FormPreset> {
  const named = { service: parameters.get("service"), project: parameters.get("project") };
  const subject = await chosenSubject(named, asked);
  const wanted = inquiries.find((inquiry) => inquiry === parameters.get("inquiry"));
  return { ...subject, inquiry: wanted ?? (subject.service === null ? defaultInquiry : "quote") };
}
