import type { OfficeLink } from "#app/routes.ts";
import { adminTexts } from "#content/admin-texts.server.ts";
import { defaultLanguage, type Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { serviceNamedIn } from "#content/service-titles.ts";
import { textsOf } from "#content/texts.server.ts";
import type { PushEntry } from "#domain/push/push-outbox.ts";
import { callerOf } from "#domain/values/caller.ts";
import type { PushMessage } from "#platform/push/push-sender.ts";

const maxCharacters = 100;

/** Far below the 3 KB that push services take. */
export function composePush({
  enquiry,
  device,
  isCallBack,
}: Pick<PushEntry, "enquiry" | "device" | "isCallBack">): PushMessage {
  const language = device.language ?? defaultLanguage;
  const { enquiries, push } = adminTexts[language];
  const inquiry = enquiries.inquiries[enquiry.inquiry];
  const service = serviceNamedIn(language, enquiry.service, textsOf);
  return pushMessage({
    title: fillPlaceholders(isCallBack ? push.callBack : push.newEnquiry, { name: short(callerOf(enquiry)) }),
    body: service === null ? inquiry : `${inquiry}, ${short(service)}`,
    url: `/admin/enquiries/${enquiry.id}`,
    tag: enquiry.id,
    language,
  });
}

/** Replaces an older notice of the same tag. */
interface Notice {
  title: string;
  body: string;
  url: OfficeLink;
  /** A UUID or a word of base64url. */
  tag: string;
  language: Language;
}

/** The notice as it is sent. */
export function pushMessage(notice: Notice): PushMessage {
  return { payload: JSON.stringify(notice), topic: notice.tag.replaceAll("-", "") };
}

function short(text: string): string {
  return [...text].slice(0, maxCharacters).join("");
}
