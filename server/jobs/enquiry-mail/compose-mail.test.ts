import { expect, test } from "vitest";
import { business } from "#tests/support/sample-business.ts";
import { sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { composeMail } from "./compose-mail.ts";

const enquiry = {
  ...sampleEnquiry,
  id: "2aa147da-e3e6-4a38-a710-a87426931cef",
  createdAt: "2026-11-21T20:10:00.000Z",
  phoneTyped: null,
  photographs: 0,
};
const publicUrl = "https://www.rathkar.example";

test("the mail comes under the name that the owner gave the business [FACT-6]", () => {
  const named = { ...business, name: { en: "Shinde Body Works", hi: "Shinde", mr: "शिंदे" } };
  expect(composeMail(enquiry, { language: "en", publicUrl, business: named }).sender).toBe(
    "Shinde Body Works",
  );
  expect(composeMail(enquiry, { language: "mr", publicUrl, business: named }).sender).toBe("शिंदे");
});

test("the mail says everything the owner needs to call back, with the number of the job card [ENQ-2, ENQ-11]", () => {
  const mail = composeMail(enquiry, { language: "en", publicUrl, business });
  expect(mail).toMatchObject({
    messageId: "<enquiry-2aa147da-e3e6-4a38-a710-a87426931cef@www.rathkar.example>",
    replyTo: { name: "Ganpatrao Shinde", address: "ganpatrao@shinde.example" },
    subject: "Get a Quote: Vehicle Body Building, Ganpatrao Shinde",
  });
  expect(mail.text).toBe(`New enquiry from the website

Job card: 95212762
Name: Ganpatrao Shinde
Phone: +919822012345
E-mail: ganpatrao@shinde.example
Inquiry: Get a Quote
Service: Vehicle Body Building
Language: Marathi
Received: 22 November 2026 at 1:40 am

Message:
I need a container body on a Tata Ace, 8 feet.

Call: tel:+919822012345
WhatsApp: https://wa.me/919822012345
Open in the back office: https://www.rathkar.example/admin/enquiries/2aa147da-e3e6-4a38-a710-a87426931cef

Your answer to this mail goes to Ganpatrao Shinde.
`);
});

test.each([
  ["hi", "कोटेशन चाहिए: गाड़ी की बॉडी बिल्डिंग, Ganpatrao Shinde", "22 नवंबर 2026"],
  ["mr", "कोटेशन हवे आहे: गाडीची बॉडी बांधणी, Ganpatrao Shinde", "22 नोव्हेंबर, 2026"],
] as const)(
  "in %s the subject, the service and the time are written so, with Latin digits [LANG-8, LANG-9]",
  (language, subject, day) => {
    const mail = composeMail(enquiry, { language, publicUrl, business });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(day);
  },
);

test("without a service the subject names none, and a long name is cut", () => {
  const mail = composeMail(
    { ...enquiry, service: null, name: "शिं".repeat(60) },
    { language: "en", publicUrl, business },
  );
  expect(mail.subject).toBe(`Get a Quote: ${"शिं".repeat(20)}`);
  expect(mail.text).not.toContain("Service:");
});

test("more than one number stands in the mail as it was typed [ENQ-6]", () => {
  const phoneTyped = "98220 12345 / 98220 12346 (Ramesh)";
  const { text } = composeMail({ ...enquiry, phoneTyped }, { language: "en", publicUrl, business });
  expect(text).toContain(`Phone: +919822012345\nPhone as typed: ${phoneTyped}\n`);
});

test("what a visitor writes is shown, never carried out", () => {
  const hostile = `<img src=x onerror="alert('1')">&{name}`;
  const { html, text } = composeMail(
    { ...enquiry, name: hostile, message: hostile, service: hostile },
    { language: "en", publicUrl, business },
  );
  expect(html).not.toContain("<img");
  expect(html.match(/&#60;img src=x onerror=&#34;alert\(&#39;1&#39;\)&#34;&#62;&#38;\{name\}/g)).toHaveLength(
    4,
  );
  expect(text).toContain(hostile);
});

test("who asked for a price only is named by the number, with how many photographs came [QP-6]", () => {
  const asked = { ...enquiry, name: "", email: "", message: "", photographs: 2 };
  const mail = composeMail(asked, { language: "en", publicUrl, business });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.subject).toBe("Get a Quote: Vehicle Body Building, +91 98220 12345");
  expect(mail.text).toContain("Photographs: 2\n");
  expect(mail.text).toContain(`${publicUrl}/admin/enquiries/${enquiry.id}`);
  expect(mail.text).not.toMatch(/Name:|E-mail:|Message:/);
});
