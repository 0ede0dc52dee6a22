import { describe, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { engines } from "#tests/support/engines.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { business } from "#tests/support/sample-business.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";

/** Sends the form of a section as it stands, with some fields typed anew. */
async function save(site: SignedInSite, section: FactSection, typed: Record<string, string>) {
  const { version, values } = (await site.services.facts.sections())[section];
  const fields = { intent: "save", section, version: String(version), ...values, ...typed };
  return postForm(site, "/admin/facts", fields);
}

const visit = async ({ app }: SignedInSite, path: string) => (await app.request(path)).text();

describe.each(engines)("the facts on $name", (engine) => {
  test("a phone that is saved stands on every page in three languages at once, and falls back [FACT-1, FACT-2, FACT-6, SITE-8]", async () => {
    await using site = await openSiteOn(engine);
    for (const { code } of languages) {
      expect(await visit(site, sitePath(code, "/contact"))).toContain("tel:+910000000000");
    }
    const { status, answer } = await save(site, "contact", {
      phone: "98220 12345",
      whatsapp: "98220 54321",
      email: "workshop@rathkar.in",
      "name.mr": "शिवम बॉडी",
    });
    const names = { en: "Rathkar", hi: "रथकार", mr: "शिवम बॉडी" };
    expect(status).toBe(200);
    expect(answer).toContain("Business details saved");
    expect(answer).toContain("Header, Call bar, Footer, Contact");

    for (const { code } of languages) {
      for (const path of ["/", "/contact", "/company/career"]) {
        const html = await visit(site, sitePath(code, path));
        expect(html).toContain("tel:+919822012345");
        expect(html).toContain('"telephone":"+919822012345"');
        expect(html).toContain("wa.me/919822054321");
        expect(html).toContain("mailto:workshop@rathkar.in");
        expect(html).not.toContain("+910000000000");
        expect(wordsOf(within(html, "footer"))).toContain(`© ${names[code]}`);
        expect(within(html, "title")).toContain(names[code]);
      }
    }
    await save(site, "contact", { phone: "" });
    expect(await visit(site, "/contact")).toContain("tel:+910000000000");
  });

  test("two tabs never overwrite each other: the later one is told and shown the newer [FACT-4]", async () => {
    await using site = await openSiteOn(engine);
    const { values } = (await site.services.facts.sections()).contact;
    await save(site, "contact", { email: "first@rathkar.in" });
    const late = { intent: "save", section: "contact", version: "0", ...values, email: "second@rathkar.in" };
    const { status, answer } = await postForm(site, "/admin/facts", late);
    expect(status).toBe(409);
    expect(answer).toContain("Somebody has saved a newer version");
    expect(answer).toContain("first@rathkar.in");
    expect((await site.services.facts.current()).business.email).toBe("first@rathkar.in");
  });
});

test("what is refused is said by its field, and the log says what was saved [FACT-5]", async () => {
  await using site = await openSignedInSite();
  const { status, answer } = await save(site, "contact", { phone: "call us", email: "workshop@rathkar.in" });
  expect(status).toBe(422);
  expect(answer).toContain("Nothing was saved: please look at the marked fields.");
  expect((await site.services.facts.current()).business.email).toBe("hello@example.com");
  await save(site, "contact", { email: "workshop@rathkar.in" });
  const { entries } = await site.services.activity.list(1, 5);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "facts saved: Name, phone, WhatsApp, e-mail",
  ]);
});

test("a form that says no section, or too much, is refused whole", async () => {
  await using site = await openSignedInSite();
  for (const [section, version] of [
    ["none", "0"],
    ["contact", "-1"],
    ["contact", "newest"],
  ] as const) {
    const { status } = await postForm(site, "/admin/facts", { intent: "save", section, version });
    expect(status).toBe(400);
  }
});

test("figures in sentences follow, and what contradicts them is pointed out [FACT-8]", async () => {
  await using site = await openSignedInSite();
  const before = await getPage(site, "/admin/facts");
  expect(wordsOf(before.html)).toContain("the figure beside it says 25");
  await save(site, "claims", { since: "1998", warrantyYears: "2", happyCustomers: "61,000" });
  expect(wordsOf((await getPage(site, "/admin/facts")).html)).not.toContain("the figure beside it says 25");
  const home = await visit(site, "/");
  expect(home).toContain('data-target="61000"');
  expect(wordsOf(home)).toContain("Since 1998");
  expect(wordsOf(home)).not.toContain("2005");
  expect(wordsOf(await visit(site, "/hi/terms"))).toContain("2 साल");
  expect(home).toContain('"foundingDate":"1998"');
});

test("once phone, WhatsApp, e-mail and postal code are the owner's, no page has a sample of them left [SITE-8]", async () => {
  await using site = await openSignedInSite();
  const { phones, whatsapp, email, postalCode } = business;
  const postal = `"postalCode":"${postalCode}"`;
  const samples = [...phones.flatMap(({ shown, dialled }) => [shown, dialled]), whatsapp, email, postal];
  const before = await visit(site, "/contact");
  expect(samples.filter((sample) => !before.includes(sample))).toEqual([]);
  await save(site, "contact", {
    phone: "98220 12345",
    secondPhone: "98220 54321",
    whatsapp: "98220 54321",
    email: "workshop@rathkar.in",
  });
  await save(site, "address", { postalCode: "416012" });
  for (const { code } of languages) {
    for (const path of publicPaths()) {
      const html = await visit(site, sitePath(code, path));
      expect({ path, left: samples.filter((sample) => html.includes(sample)) }).toEqual({ path, left: [] });
    }
  }
});

test("hours of a weekday are shown, told to search engines and known to the lamp [FACT-9, CON-2]", async () => {
  await using site = await openSignedInSite();
  await save(site, "hours", {
    "Thursday.opens": "09:00",
    "Thursday.closes": "18:00",
    "Sunday.opens": "10:00",
    "Sunday.closes": "13:30",
  });
  const html = await visit(site, "/contact");
  const words = wordsOf(html);
  expect(words).toContain("Sunday: 10:00 AM - 1:30 PM");
  expect(words).toContain("Open every day");
  expect(html).toContain('"opens":"10:00","closes":"13:30"');
  expect(html).toContain("&quot;Sunday&quot;:{&quot;opens&quot;:&quot;10:00&quot;");
  expect(wordsOf(await visit(site, "/mr/contact"))).toContain("रविवार: सकाळी 10:00 ते दुपारी 1:30");
});

test("a pasted map link moves the pin of the links and of the structured data [FACT-7]", async () => {
  await using site = await openSignedInSite();
  await save(site, "address", {
    pin: "https://www.google.com/maps/place/X/@18.1,76.1,17z/data=!3d18.4088!4d76.5604",
  });
  const html = await visit(site, "/contact");
  expect(html).toContain("query=18.4088%2C76.5604");
  expect(html).toContain('"latitude":18.4088,"longitude":76.5604');
});

test("a short map link leads to the place, and no position is claimed until one is written behind it [FACT-7]", async () => {
  await using site = await openSignedInSite();
  const link = "https://maps.app.goo.gl/AbC123";
  await save(site, "address", { pin: link });
  const unknown = await visit(site, "/contact");
  expect(unknown).toContain(`href="${link}"`);
  expect(unknown).not.toContain("data-show-map");
  expect(unknown).not.toContain("GeoCoordinates");

  await save(site, "address", { pin: `${link} 18.4088, 76.5604` });
  const known = await visit(site, "/contact");
  expect(known).toContain(`href="${link}"`);
  expect(known).toContain("openstreetmap.org/?mlat=18.4088&amp;mlon=76.5604");
  expect(known).toContain("18.4088");
});

test("answers of the office carry the name and the phone that were saved [FACT-6]", async () => {
  await using site = await openSignedInSite();
  await save(site, "contact", { phone: "98220 12345", "name.mr": "रथकार" });
  const id = await receiveEnquiry(site, { language: "mr" });
  const { html } = await getPage(site, `/admin/enquiries/${id}`);
  expect(decodeURIComponent(html)).toContain("रथकार");
  expect(decodeURIComponent(html)).toContain("98220 12345");
});

/** A day in India, so many days from now. */
const dayFromNow = (days: number) => indianDay(new Date(Date.now() + days * 24 * 60 * 60_000));

test("closed days say so on every page while they last, and on the contact page before [FACT-11]", async () => {
  await using site = await openSignedInSite();
  const closure = (entry: number, from: number, to: number, notice: string) => ({
    [`list.${entry}.from`]: dayFromNow(from),
    [`list.${entry}.to`]: dayFromNow(to),
    [`list.${entry}.notice.en`]: notice,
    [`list.${entry}.notice.hi`]: `${notice} hi`,
    [`list.${entry}.notice.mr`]: `${notice} mr`,
  });
  const { status } = await save(site, "closures", {
    ...closure(0, 20, 22, "Closed for Holi"),
    ...closure(1, -1, 2, "Closed for Diwali"),
    ...closure(2, -9, -8, "Closed for Pola"),
  });
  expect(status).toBe(200);
  const about = await visit(site, "/mr/about");
  expect(wordsOf(within(about, "header"))).toContain("Closed for Diwali mr");
  expect(wordsOf(/<nav [^>]*class="call-bar\b.*?<\/nav>/s.exec(about)?.[0] ?? "")).toContain(
    "Closed for Diwali mr",
  );
  expect(about).not.toContain("Holi mr");
  expect(about).toContain(`"validFrom":"${dayFromNow(-1)}","validThrough":"${dayFromNow(2)}"`);
  const contact = await visit(site, "/contact");
  expect(wordsOf(contact)).toContain("Closed for Holi");
  expect(contact).not.toContain("Closed for Pola");
  expect(wordsOf((await getPage(site, "/admin/facts")).html)).toContain(
    `The closed days until ${dayFromNow(-8)} are over`,
  );
});

test("closed days are told in the language they are written in, whatever a visitor reads [FACT-11]", async () => {
  await using site = await openSignedInSite();
  const { status } = await save(site, "closures", {
    "list.0.from": dayFromNow(0),
    "list.0.to": dayFromNow(1),
    "list.0.notice.en": "",
    "list.0.notice.hi": "",
    "list.0.notice.mr": "लग्नामुळे बंद",
  });
  expect(status).toBe(200);
  for (const path of ["/about", "/hi/about"]) {
    const header = within(await visit(site, path), "header");
    expect(header).toMatch(/<p lang="mr"[^>]*>.*लग्नामुळे बंद/s);
  }
  expect(within(await visit(site, "/mr/about"), "header")).not.toMatch(/<p lang="mr"/);
});

test("closed days that end before they begin, or say nothing, are refused [FACT-5, FACT-11]", async () => {
  await using site = await openSignedInSite();
  const { status, answer } = await save(site, "closures", {
    "list.0.from": "2026-11-12",
    "list.0.to": "2026-11-08",
    "list.0.notice.en": "",
    "list.0.notice.hi": "",
    "list.0.notice.mr": "",
  });
  expect(status).toBe(422);
  expect(answer).toContain("list.0.notice");
});

test("a service or body has a price while the owner has given one [FACT-12, SRV-19]", async () => {
  await using site = await openSignedInSite();
  expect(await visit(site, "/services/denting")).not.toContain("₹");
  await save(site, "prices", {
    "denting.from": "₹ 3,500",
    "painting.from": "12000",
    "painting.to": "1,50,000",
  });
  const denting = await visit(site, "/services/denting");
  expect(wordsOf(denting)).toContain("From ₹3,500");
  expect(denting).toContain('"priceCurrency":"INR","minPrice":3500');
  expect(wordsOf(await visit(site, "/hi/services/painting"))).toContain("₹12,000 से ₹1,50,000");
  expect(await visit(site, "/services/restoration")).not.toContain("₹");
  await save(site, "prices", { "container-body.from": "85000", "container-body.to": "1,40,000" });
  const container = await visit(site, "/services/body-building/container-body");
  expect(wordsOf(container).split("₹85,000 to ₹1,40,000")).toHaveLength(2);
  expect(container).toContain('"minPrice":85000,"maxPrice":140000');
  // Of its own it has none; the tile of the other body says from what.
  expect((await visit(site, "/services/body-building/bumper")).split("₹")).toHaveLength(2);
  await save(site, "prices", { "denting.from": "" });
  expect(await visit(site, "/services/denting")).not.toContain("₹");
});

test("a certificate is shown with its number until its last day, and afterwards nothing claims it [FACT-13]", async () => {
  await using site = await openSignedInSite();
  await save(site, "certificate", { number: "QMS-4711", validUntil: dayFromNow(0) });
  expect(wordsOf(await visit(site, "/company/certification"))).toContain("Number: QMS-4711");
  expect(wordsOf((await getPage(site, "/admin/facts")).html)).toContain(
    `The certificate ends on ${dayFromNow(0)}.`,
  );
  await save(site, "certificate", { validUntil: dayFromNow(-1) });
  for (const path of publicPaths()) {
    for (const { code } of languages) {
      const html = await visit(site, sitePath(code, path));
      expect({ path, claims: html.includes("9001") }).toEqual({ path, claims: false });
    }
  }
  expect(wordsOf(await visit(site, "/company/certification"))).toContain("The certificate is being renewed.");
  expect(wordsOf(await visit(site, "/services/denting"))).toContain("1-year standard warranty");
  expect(wordsOf((await getPage(site, "/admin/facts")).html)).toContain("it is no longer shown");
});
