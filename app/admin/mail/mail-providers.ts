import { type MailApi, mailApiHosts, mailApis } from "#platform/mail/mail-apis.ts";

export interface MailProvider {
  name: string;
  host: string;
  port: string;
  encryption: "tls" | "starttls" | MailApi;
  password: "app" | "mailbox" | "work account" | "key";
}

const tls = { port: "465", encryption: "tls" } as const;

const overSmtp: readonly MailProvider[] = [
  { name: "Gmail", host: "smtp.gmail.com", ...tls, password: "app" },
  { name: "Zoho Mail", host: "smtppro.zoho.in", ...tls, password: "app" },
  { name: "Hostinger", host: "smtp.hostinger.com", ...tls, password: "mailbox" },
  { name: "Titan (GoDaddy, BigRock)", host: "smtp.titan.email", ...tls, password: "mailbox" },
  { name: "GoDaddy Workspace", host: "smtpout.secureserver.net", ...tls, password: "mailbox" },
  { name: "Rediffmail Pro", host: "smtp.rediffmailpro.com", ...tls, password: "mailbox" },
  {
    name: "Microsoft 365",
    host: "smtp.office365.com",
    port: "587",
    encryption: "starttls",
    password: "work account",
  },
];

const names: Readonly<Record<MailApi, string>> = { resend: "Resend", brevo: "Brevo", postmark: "Postmark" };

export const mailProviders: readonly MailProvider[] = [
  ...overSmtp,
  ...mailApis.map(
    (api): MailProvider => ({
      ...{ name: names[api], host: mailApiHosts[api], port: "443", encryption: api },
      password: "key",
    }),
  ),
];

export function mailProviderOf(values: Readonly<Record<string, string>>): MailProvider | undefined {
  return mailProviders.find(({ host, encryption }) =>
    encryption === "tls" || encryption === "starttls"
      ? host === values.host
      : encryption === values.encryption,
  );
}
