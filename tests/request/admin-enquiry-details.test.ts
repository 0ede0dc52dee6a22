import { describe, expect, test } from "vitest";
import { referenceOf } from "#domain/enquiries/enquiry.ts";
import { engines } from "#tests/support/engines.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite } from "#tests/support/signed-in-site.ts";
import { changeEnquiry, receiveEnquiry, storedEnquiry } from "#tests/support/site-enquiries.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";

const bareNumber = { form: "quick price", name: "", email: "", message: "" } as const;

test("the number of the job card is on page, card and CSV [ENQ-11]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  for (const path of [`/admin/enquiries/${id}`, "/admin/enquiries", "/admin/enquiries/export"]) {
    expect((await getPage(site, path)).html).toContain(referenceOf(id));
  }
});

test("a name that the owner gives a bare number is in the office, not on the receipt [ENQ-12]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site, bareNumber);
  const receipt = async () => {
    const of = site.services.enquiries.sealReceipt(id);
    return wordsOf(within((await getPage(site, `/contact/receipt?of=${of}`)).html, "main"));
  };
  const before = await receipt();
  const fields = { intent: "details", name: "Baban Jadhav", quoted: "", won: "", version: "0" };
  expect((await changeEnquiry(site, id, fields)).status).toBe(200);
  for (const path of [
    `/admin/enquiries/${id}`,
    "/admin/enquiries",
    "/admin/today",
    "/admin/enquiries/export",
  ]) {
    expect((await getPage(site, path)).html, path).toContain("Baban Jadhav");
  }
  expect(await receipt()).toBe(before);
});

describe.each(engines)("amounts on $name", (engine) => {
  test("are read, refused where they cannot be, and shown in Indian groups also in the numbers [ENQ-13, NUM-7]", async () => {
    await using site = await openSiteOn(engine);
    const id = await receiveEnquiry(site);
    const details = { intent: "details", name: "", quoted: "Rs. 1.25 lakh", won: "", version: "0" };
    const refused = await changeEnquiry(site, id, { ...details, quoted: "cheap" });
    expect([refused.status, refused.answer]).toEqual([422, expect.stringContaining("unreadable")]);
    expect((await changeEnquiry(site, id, details)).status).toBe(200);
    expect((await changeEnquiry(site, id, details)).status).toBe(409);
    const wrong = await changeEnquiry(site, id, { intent: "won amount", won: "100,00,00,000" });
    expect([wrong.status, wrong.answer]).toEqual([422, expect.stringContaining("at most ₹99,99,99,999")]);
    expect((await changeEnquiry(site, id, { intent: "won amount", won: "" })).status).toBe(422);

    await changeEnquiry(site, id, { intent: "mark", state: "won" });
    for (const again of ["1,10,000", "1,10,000"]) {
      expect((await changeEnquiry(site, id, { intent: "won amount", won: again })).status).toBe(200);
    }
    expect((await changeEnquiry(site, id, { intent: "won amount", won: "5" })).status).toBe(409);
    expect(await storedEnquiry(site, id)).toMatchObject({ quoted: 125_000, won: 110_000 });
    const list = wordsOf((await getPage(site, "/admin/enquiries")).html);
    for (const words of ["Quoted ₹1,25,000", "Won ₹1,10,000"]) expect(list).toContain(words);
    const numbers = wordsOf((await getPage(site, "/admin/statistics")).html);
    expect(numbers).toContain("Quoted: ₹1,25,000, won: ₹1,10,000 in thirteen months.");
    const csv = (await getPage(site, "/admin/statistics/export")).html;
    for (const cells of [
      "Quoted (rupees),Vehicle Body Building,125000",
      "Won (rupees),Vehicle Body Building,110000",
    ])
      expect(csv).toContain(cells);
  });
});
