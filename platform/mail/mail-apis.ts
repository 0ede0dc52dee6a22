/** For platforms that let no SMTP out. */
export const mailApis = ["resend", "brevo", "postmark"] as const;
export type MailApi = (typeof mailApis)[number];

export const mailApiHosts: Readonly<Record<MailApi, string>> = {
  resend: "api.resend.com",
  brevo: "api.brevo.com",
  postmark: "api.postmarkapp.com",
};

/** Null for a mail server's address. */
export function mailApiOf(url: string): MailApi | null {
  return mailApis.find((api) => url.startsWith(`${api}://`)) ?? null;
}

/** Whether mail goes by an HTTP interface rather than by SMTP. */
export function isMailApi(encryption: string): encryption is MailApi {
  return mailApis.some((api) => api === encryption);
}
