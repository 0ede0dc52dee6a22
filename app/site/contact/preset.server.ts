import { defaultInquiry, type Inquiry, inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { paintingQuery, readPainting } from "#domain/paint/painting.ts";
import { rowId } from "#domain/values/row-id.ts";
import { type Asked, type ChosenSubject, chosenSubject } from "./chosen-service.server.ts";

export interface FormPreset extends ChosenSubject {
  painting: string | null;
  inquiry: Inquiry;
}

export async function readPreset(parameters: URLSearchParams, asked: Asked): Promise<FormPreset> {
  const named = { service: parameters.get("service"), project: parameters.get("project") };
  const subject = await chosenSubject(named, asked);
  const about = { ...subject, painting: paintingIn(parameters) };
  return { ...about, inquiry: knownInquiry(parameters) ?? defaultInquiryFor(about) };
}

export function readContactQuery(parameters: URLSearchParams): string {
  const project = parameters.get("project") ?? "";
  return writeQuery({
    service: parameters.get("service")?.trim(),
    project: rowId.test(project) ? project : null,
    painting: paintingIn(parameters),
    inquiry: knownInquiry(parameters),
  });
}

export function contactQuery(preset: FormPreset): string {
  const { service, project, painting, inquiry } = preset;
  return writeQuery({
    service: project === null ? service : null,
    project,
    painting,
    inquiry: inquiry === defaultInquiryFor(preset) ? null : inquiry,
  });
}

function knownInquiry(parameters: URLSearchParams): Inquiry | null {
  return inquiries.find((inquiry) => inquiry === parameters.get("inquiry")) ?? null;
}

function paintingIn(parameters: URLSearchParams): string | null {
  const query = parameters.get("painting");
  return query === null ? null : paintingQuery(readPainting(new URLSearchParams(query)));
}

function defaultInquiryFor({ service, painting }: Omit<FormPreset, "inquiry">): Inquiry {
  return service === null && painting === null ? defaultInquiry : "quote";
}

function writeQuery({ painting, ...values }: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  if (typeof painting === "string") query.set("painting", painting);
  return query.size === 0 ? "" : `?${query}`;
}
