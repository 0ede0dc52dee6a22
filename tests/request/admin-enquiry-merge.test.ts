import { expect, test } from "vitest";
import { referenceOf } from "#domain/enquiries/enquiry.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite } from "#tests/support/signed-in-site.ts";
import { changeEnquiry, receiveEnquiry, receivePhotographs } from "#tests/support/site-enquiries.ts";

test("what one number asks twice becomes one page with both messages and photographs, and two again [ENQ-16]", async () => {
  await using site = await openSignedInSite();
  const earlier = await receivePhotographs(site, { message: "A tipper for sand" });
  await site.services.enquiries.saveNote(earlier, "Wants it by Diwali", 0);
  const later = await receiveEnquiry(site, { message: "Also a canopy" });
  const pageOf = async (id: string) => {
    const { status, html } = await getPage(site, `/admin/enquiries/${id}`);
    return { status, html, words: wordsOf(within(html, "main")) };
  };
  const before = await pageOf(later);
  expect(before.words).toContain("Asked before on");
  expect(before.html).toContain(`href="/admin/enquiries/${earlier}"`);
  expect((await pageOf(earlier)).words).not.toContain("Asked before on");

  expect((await changeEnquiry(site, earlier, { intent: "merge", other: later })).status).toBe(409);
  expect((await changeEnquiry(site, later, { intent: "merge", other: earlier })).status).toBe(200);
  const merged = await pageOf(later);
  const told = ["A tipper for sand", "Also a canopy", "Wants it by Diwali"];
  for (const words of [...told, referenceOf(earlier), referenceOf(later)])
    expect(merged.words).toContain(words);
  expect(merged.words.indexOf("A tipper")).toBeLessThan(merged.words.indexOf("Also a canopy"));
  expect(merged.html).toContain(`/admin/enquiries/${earlier}/photographs/`);
  const led = await site.app.request(`/admin/enquiries/${earlier}?state=new`, {
    headers: { cookie: site.cookie },
  });
  expect([led.status, led.headers.get("Location")]).toEqual([302, `/admin/enquiries/${later}?state=new`]);
  for (const id of [earlier, later]) {
    const of = site.services.enquiries.sealReceipt(id);
    const receipt = await getPage(site, `/contact/receipt?of=${of}`);
    expect([receipt.status, receipt.html.includes(`data-receipt="${referenceOf(id)}"`)]).toEqual([200, true]);
  }

  expect((await changeEnquiry(site, later, { intent: "separate", other: earlier })).status).toBe(200);
  expect((await pageOf(later)).words).not.toContain("Wants it by Diwali");
  expect((await pageOf(earlier)).status).toBe(200);
});
