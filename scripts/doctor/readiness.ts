import type { Config } from "#platform/config.ts";

/** Something that should be mended before visitors come. */
export interface Finding {
  /** A variable, a fact of `content/business.ts`, or a part of the product. */
  subject: string;
  /** What is wrong and what to do. */
  sentence: string;
}

interface Examined {
  config: Pick<Config, "publicUrl" | "smtpUrl" | "enquiryEmail">;
  business: { phones: readonly { shown: string }[]; whatsapp: string; email: string };
  hasAdministrator: boolean;
}

/** Everything that is still sample content or unsafe, the gravest first. */
export function judgeReadiness({ config, business, hasAdministrator }: Examined): Finding[] {
  const findings: (Finding | false)[] = [
    !hasAdministrator && {
      subject: "Administrator",
      sentence: "there is none yet; run npm run admin:create.",
    },
    !config.publicUrl.startsWith("https://") && {
      subject: "PUBLIC_URL",
      sentence: `is ${config.publicUrl}; passwords and visits need https.`,
    },
    config.smtpUrl === null && { subject: "SMTP_URL", sentence: "is not set; nothing can be sent by mail." },
    config.enquiryEmail === null && {
      subject: "ENQUIRY_EMAIL",
      sentence: "is not set; enquiries have no mailbox.",
    },
    ...business.phones.map(
      ({ shown }) =>
        isSampleNumber(shown) && {
          subject: "content/business.ts",
          sentence: `the phone ${shown} is a sample.`,
        },
    ),
    isSampleNumber(business.whatsapp) && {
      subject: "content/business.ts",
      sentence: `the WhatsApp number ${business.whatsapp} is a sample.`,
    },
    /@example\.\w+$/.test(business.email) && {
      subject: "content/business.ts",
      sentence: `the e-mail address ${business.email} is a sample.`,
    },
  ];
  return findings.filter((finding) => finding !== false);
}

/** Sample numbers are runs of zeros behind the country's code. */
function isSampleNumber(number: string): boolean {
  return /0{6}/.test(number.replace(/\D/g, ""));
}
