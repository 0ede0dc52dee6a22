import { expect, test } from "vitest";
import { business } from "#tests/support/sample-business.ts";
import { replyLinks } from "./reply-links.ts";

const sampleEnquiry = {
  name: "Ganpatrao Shinde",
  email: "sampleEnquiry+ace@shinde.example",
  phone: "+919822012345",
} as const;

function carried(enquiry: Parameters<typeof replyLinks>[0]) {
  const { call, whatsapp, mail } = replyLinks(enquiry, business);
  const mailUrl = new URL(mail ?? "");
  return {
    call,
    chat: new URL(whatsapp ?? ""),
    to: decodeURIComponent(mailUrl.pathname),
    subject: mailUrl.searchParams.get("subject"),
    body: mailUrl.searchParams.get("body"),
  };
}

test.each([
  [
    "en",
    "Denting",
    "Hello Ganpatrao Shinde,",
    "Thank you for your enquiry to Rathkar about this: Denting.",
    "Rathkar: your enquiry, Denting",
  ],
  [
    "hi",
    "डेंटिंग",
    "नमस्ते Ganpatrao Shinde जी,",
    "रथकार से इस काम के बारे में पूछने के लिए धन्यवाद: डेंटिंग।",
    "रथकार: आपका संदेश, डेंटिंग",
  ],
  [
    "mr",
    "डेंटिंग",
    "नमस्कार Ganpatrao Shinde,",
    "रथकार यांच्याकडे या कामाची चौकशी केल्याबद्दल धन्यवाद: डेंटिंग.",
    "रथकार: आपल्या चौकशीबाबत, डेंटिंग",
  ],
] as const)("an answer in %s greets the visitor and names the service", (language, service, ...words) => {
  const [greeting, thanks, subject] = words;
  const links = carried({ ...sampleEnquiry, language, service });
  expect(links.call).toBe("tel:+919822012345");
  expect(links.chat.origin + links.chat.pathname).toBe("https://wa.me/919822012345");
  expect(links.chat.searchParams.get("text")).toBe(`${greeting}\n${thanks}`);
  expect(links.to).toBe("sampleEnquiry+ace@shinde.example");
  expect(links.subject).toBe(subject);
  expect(links.body).toBe(
    `${greeting}\r\n\r\n${thanks}\r\n\r\n\r\n${business.name[language]}\r\n${business.phones[0].shown}`,
  );
});

test.each(["en", "hi", "mr"] as const)("an answer in %s without a service leaves no gap", (language) => {
  const { chat, subject, body } = carried({ ...sampleEnquiry, language, service: null });
  for (const text of [chat.searchParams.get("text"), subject, body]) {
    expect(text).not.toMatch(/[{}]|: ?[.।]|, *$/);
    expect(text).toContain(business.name[language]);
  }
});

test("nothing in a name or an address can add to the link", () => {
  const links = carried({
    name: "A&body=B#C {service}",
    email: "a&cc=b?x%y@c.example",
    phone: "+919822012345",
    service: "D & E",
    language: "en",
  });
  expect(links.to).toBe("a&cc=b?x%y@c.example");
  expect(links.chat.searchParams.get("text")).toContain("Hello A&body=B#C {service},\n");
  expect(links.subject).toBe("Rathkar: your enquiry, D & E");
});

test("a number that nobody could read is not called, a landline has no WhatsApp, and without an address nobody is written to [QP-3]", () => {
  const asked = { name: "", email: "", phone: "12345 ask Ganpat", service: null, language: "en" } as const;
  expect(replyLinks(asked, business)).toEqual({ call: null, whatsapp: null, mail: null });
  expect(replyLinks({ ...asked, phone: "+912025678899" }, business)).toEqual({
    ...{ call: "tel:+912025678899", whatsapp: null, mail: null },
  });
  const { whatsapp } = replyLinks({ ...asked, phone: "+919822012345" }, business);
  expect(new URL(whatsapp ?? "").searchParams.get("text")).toMatch(/^Hello,\n/);
});
