import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import {
  filledIn,
  postContactForm as post,
  shownWithoutScripts as shown,
  storedEnquiries as stored,
} from "../support/contact-form.ts";
import { wordsOf } from "../support/html.ts";
import { business } from "../support/sample-business.ts";
import { openTestSite } from "../support/test-site.ts";

test.each(languages)(
  "who sends very much gets all he wrote back, with the ways to reach the workshop, in $name [SEC-8]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    for (let count = 0; count < 5; count++) {
      expect((await post(site, "/contact", { ...filledIn, message: `Order ${count}` })).status).toBe(200);
    }
    const service = textsOf(code).services.denting.title;
    const answer = await post(site, `${prefix}/contact`, { ...filledIn, service });
    const html = await shown(answer);
    const phone = business.phones[0].shown.replaceAll(" ", "\u00a0");
    const values = { minutes: "10", phone, whatsapp: phone };
    const sentence = fillPlaceholders(textsOf(code).contact.form.tooMany, values);

    expect(answer.status).toBe(429);
    expect(wordsOf(html)).toContain(wordsOf(sentence));
    for (const field of ["name", "email", "phone"] as const) {
      expect(html).toContain(`value="${filledIn[field]}"`);
    }
    expect(html).toContain("Container body on a Tata Ace.\nEight feet.");
    expect(html).toContain(`name="service" value="${service}"`);
    expect(await stored(site)).toHaveLength(5);
    const others = await post(site, "/contact", { ...filledIn, phone: "98220 54321" });
    expect(others.status).toBe(200);
  },
);

test("a form with faults counts for nothing, however often it is sent [SEC-8]", async () => {
  await using site = await openTestSite();
  for (let count = 0; count < 30; count++) await post(site, "/contact", { phone: filledIn.phone });
  expect((await post(site, "/contact", filledIn)).status).toBe(200);
});
