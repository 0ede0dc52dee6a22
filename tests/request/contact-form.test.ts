import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { legalVersion } from "#content/legal-versions.ts";
import { textsOf } from "#content/texts.server.ts";
import {
  filledIn,
  postContactForm as post,
  shownWithoutScripts as shown,
  storedEnquiries as stored,
} from "../support/contact-form.ts";
import { linksOf, within, wordsOf } from "../support/html.ts";
import { everything } from "../support/test-enquiries.ts";
import { openTestSite, publicUrl } from "../support/test-site.ts";

/** A sentence as it stands in HTML. */
const inHtml = (sentence: string) => sentence.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

test.each(languages)(
  "a form without scripts is stored and answered with its receipt in $name [CON-6, CON-10, CON-15, ENQ-1]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const service = textsOf(code).services.denting.title;
    const answer = await post(site, `${prefix}/contact`, {
      ...filledIn,
      service,
      privacyVersion: legalVersion,
    });

    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await stored(site)).toMatchObject([
      {
        ...filledIn,
        phone: "+919822012345",
        message: "Container body on a Tata Ace.\nEight feet.",
        service,
        language: code,
        privacyVersion: legalVersion,
        spamSigns: ["no scripts"],
      },
    ]);
    const { form, receipt } = textsOf(code).contact;
    const html = await shown(answer);
    const words = wordsOf(within(html, "main"));
    for (const said of [form.sent.title, form.sent.text, receipt.next.title, service, filledIn.name])
      expect(words).toContain(wordsOf(said));
    expect(words).toContain("+91 98220 12345");
    expect(html.match(/autofocus/g)).toHaveLength(1);
    const number = html.match(/data-receipt="(\d{8})"/)?.[1] ?? "none";
    const written = `${number.slice(0, 4)} ${number.slice(4)}`;
    expect(words).toContain(`${receipt.card} ${written}`);
    const chats = linksOf(html).map(({ href }) => new URL(href, publicUrl).searchParams.get("text"));
    expect(chats.filter((text) => text?.includes(written) && text.includes(service))).toHaveLength(1);
    for (const search of [number, written]) {
      const found = await site.services.enquiries.list({ ...everything, search }, 1);
      expect(found.total).toBe(1);
    }
  },
);

test.each(languages)(
  "a form with faults comes back with all that was typed in $name [CON-6, CON-8]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const answer = await post(site, `${prefix}/contact?service=Denting`, {
      ...filledIn,
      name: " ",
      email: "ganpatrao@",
      message: 'Body </textarea><script>alert("x")</script>',
      service: textsOf(code).services.painting.title,
    });
    const html = await shown(answer);
    const { missing, invalid, check } = textsOf(code).contact.form;

    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain(inHtml(missing.name));
    expect(html).toContain(inHtml(invalid.email));
    expect(html).toContain(inHtml(check));
    expect(html).not.toContain(inHtml(missing.message));
    expect(html).toContain('value="ganpatrao@"');
    expect(html).toContain(`value="${filledIn.phone}"`);
    expect(html).toContain("Body &lt;/textarea&gt;&lt;script&gt;");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain(`name="service" value="${textsOf(code).services.painting.title}"`);
    expect(html).toMatch(/<input[^>]*id="enquiry-name"[^>]*autofocus=""/);
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(await stored(site)).toEqual([]);
  },
);

test.each([
  "९८२२०\u200d१२३४५",
  "\u200c९८२२० १२३४५",
  "+91\ufe0d-98220-12345",
  "98220\u3164\u00a012345",
  "9822012345,",
  "tel:+919822012345",
  "૯૮૨૨૦૧૨૩૪૫",
  "೯೮೨೨೦೧೨೩೪೫",
  "9822012345 (Ramesh)",
  "98220 12345 / 98220 12346",
])("the number %j is stored so that it can be called [ENQ-6]", async (phone) => {
  await using site = await openTestSite();
  expect((await post(site, "/contact", { ...filledIn, phone })).status).toBe(200);
  expect(await stored(site)).toMatchObject([{ phone: "+919822012345" }]);
});

test.each(languages)(
  "a number that looks incomplete is asked about once in $name, and taken when it is sent again [CON-6, ENQ-6]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const answer = await post(site, `${prefix}/contact`, { ...filledIn, phone: "12" });
    const html = await shown(answer);
    expect(answer.status).toBe(422);
    expect(html).toContain(inHtml(textsOf(code).contact.form.incomplete));
    const [, askedPhone = ""] = /name="askedPhone" value="([^"]*)"/.exec(html) ?? [];

    const again = await post(site, `${prefix}/contact`, { ...filledIn, phone: "12", askedPhone });
    expect(again.status).toBe(200);
    expect(await stored(site)).toMatchObject([{ phone: "12", phoneTyped: null }]);
  },
);

test("a text that shows nothing is asked for [CON-6]", async () => {
  await using site = await openTestSite();
  const { missing } = textsOf("en").contact.form;
  for (const nothing of ["\u200b\u200b", "\u200d\u200b", "\u3164", "\u2800"]) {
    const html = await shown(await post(site, "/contact", { ...filledIn, name: nothing, message: nothing }));
    expect(html).toContain(inHtml(missing.name));
    expect(html).toContain(inHtml(missing.message));
  }
});

test.each([
  ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ["test@example.com\u200b", "test@example.com"],
])("the address %j is stored as %j [CON-8]", async (email, kept) => {
  await using site = await openTestSite();
  expect((await post(site, "/contact", { ...filledIn, email })).status).toBe(200);
  expect(await stored(site)).toMatchObject([{ email: kept }]);
});

test("an empty form names each of its texts, and an unknown inquiry [CON-6, CON-7]", async () => {
  await using site = await openTestSite();
  const html = await shown(await post(site, "/contact", { inquiry: "none" }));
  for (const sentence of Object.values(textsOf("en").contact.form.missing)) {
    expect(html).toContain(inHtml(sentence));
  }
});

test("a body that is no form is answered with 415 [SEC-7]", async () => {
  await using site = await openTestSite();
  for (const [type, body] of [
    ["text/plain", "hello"],
    ["multipart/form-data", "no boundary"],
    ["application/json", "{"],
  ] as const) {
    const answer = await site.app.request("/contact", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    expect(answer.status).toBe(415);
  }
});

test("what fills in the hidden field is thanked and lies in spam", async () => {
  await using site = await openTestSite();
  const answer = await post(site, "/contact", { ...filledIn, website: "https://casino.example" });

  expect(await shown(answer)).toMatch(/data-receipt="\d{8}"/);
  expect(await stored(site)).toEqual([]);
  expect((await site.services.enquiries.counts()).spam).toBe(1);
});

test.each(["x", "2031-01-01", "2026-11-20"])(
  "a service nobody offers is left out, and %s is no version that was published [CON-12]",
  async (privacyVersion) => {
    await using site = await openTestSite();
    await post(site, "/contact", { ...filledIn, service: "<b>Free</b>", privacyVersion });
    expect(await stored(site)).toMatchObject([{ service: null, privacyVersion: legalVersion }]);
  },
);

test("the same form pressed twice, or loaded again, is stored once and has one number [CON-15]", async () => {
  await using site = await openTestSite();
  const answers = await Promise.all([1, 2].map(() => post(site, "/contact", filledIn)));
  const numbers = await Promise.all(
    answers.map(async (answer) => (await answer.text()).match(/data-receipt="(\d+)/)?.[1]),
  );
  expect(numbers[0]).toMatch(/^\d{8}$/);
  expect(numbers[1]).toBe(numbers[0]);
  expect(await stored(site)).toHaveLength(1);
});

test.each(languages)(
  "a receipt stays at an address that nobody thinks up, until its enquiry is gone, in $name [CON-17]",
  async ({ prefix }) => {
    await using site = await openTestSite();
    const body = new URLSearchParams(filledIn);
    const sent = await site.app.request(`${prefix}/contact`, { method: "POST", body });
    expect([sent.status, sent.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    const address = sent.headers.get("Location") ?? "";
    const [{ id } = { id: "" }] = (await stored(site)).flatMap((enquiry) => enquiry ?? []);
    expect(address).toMatch(new RegExp(`^${prefix}/contact/receipt\\?of=[\\w-]{80,}&new$`));
    expect(address).not.toContain(id);

    const shownAt = async (path: string) => {
      const answer = await site.app.request(path);
      const number = (await answer.text()).match(/data-receipt="(\d{8})"/)?.[1];
      return [answer.status, answer.headers.get("Cache-Control"), number ?? answer.headers.get("Location")];
    };
    const first = await shownAt(address);
    expect(first).toEqual([200, "no-store", expect.stringMatching(/^\d{8}$/)]);
    expect(await shownAt(address)).toEqual(first);
    expect(await stored(site)).toHaveLength(1);
    const nothing = [302, "no-store", `${prefix}/contact`];
    for (const thoughtUp of [
      address.replace("=", "=AAAA"),
      address.slice(0, -30),
      `${prefix}/contact/receipt?of=${id}`,
    ])
      expect(await shownAt(thoughtUp)).toEqual(nothing);
    await site.services.enquiries.remove([id]);
    expect(await shownAt(address)).toEqual(nothing);
  },
);

test("a token comes from an address that nobody keeps, and one that is too young is suspicious", async () => {
  await using site = await openTestSite();
  const submissionKey = "0123456789abcdef";
  for (const message of ["First words", "First words", "Other words"]) {
    const answer = await post(site, "/mr/contact", { ...filledIn, message, submissionKey });
    expect(answer.status).toBe(200);
  }
  expect(await stored(site)).toHaveLength(2);

  let attempts = 0;
  const suspiciousOnes = async () => {
    const begun = await site.app.request("/contact/form-token");
    expect(begun.headers.get("Cache-Control")).toBe("no-store");
    const { formToken }: { formToken: string } = await begun.json();
    const message = `Hasty words ${++attempts}`;
    const hasty = await post(site, "/mr/contact", { ...filledIn, message, submissionKey, formToken });
    expect(hasty.status).toBe(200);
    return (await site.services.enquiries.counts()).spam;
  };
  // On a busy machine a token may have come of age by the time it is handed in.
  await expect.poll(suspiciousOnes).toBe(1);
});

test("only a failed storing is an error, and nothing typed is lost by it [CON-11]", async () => {
  await using site = await openTestSite();
  site.breakDown("enquiries.submit");
  const answer = await post(site, "/contact", filledIn);
  const html = await shown(answer);

  expect(answer.status).toBe(500);
  expect(html).toContain("Failed to send message. Please try again or contact us directly.");
  expect(html).toContain(`value="${filledIn.name}"`);
  expect(html).not.toContain("SQLITE");
  expect(html.match(/autofocus/g)).toHaveLength(1);
});

test("another site cannot send the form, and a body beyond the limit is refused", async () => {
  await using site = await openTestSite();
  const foreign = await post(site, "/contact", filledIn, { Origin: "https://evil.example" });
  const huge = await post(site, "/contact", { ...filledIn, message: "x".repeat(2_000_000) });
  expect([foreign.status, huge.status]).toEqual([403, 413]);
  expect(await stored(site)).toEqual([]);
});

test("the kept page depends on its address only and holds no token", async () => {
  await using site = await openTestSite();
  const pages = await Promise.all(
    ["/contact", "/contact?service=Denting", "/contact?inquiry=quote"].map(async (path) =>
      shown(await site.app.request(path)),
    ),
  );
  const chosen = pages.map((html) => html.match(/<input[^>]*type="radio"[^>]*checked=""[^>]*>/)?.[0]);
  expect(chosen.map((input) => input?.match(/value="(\w+)"/)?.[1])).toEqual(["general", "quote", "quote"]);
  expect(pages[1]).toContain('name="service" value="Denting"');
  for (const html of pages) expect(html).not.toMatch(/formToken|submissionKey|Message Sent Successfully!/);
});
