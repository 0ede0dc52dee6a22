import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";

async function saveGoogle(site: SignedInSite, values: { reviewLink?: string; searchConsole?: string }) {
  const { version } = (await site.services.facts.sections()).google;
  const fields = { reviewLink: "", searchConsole: "", ...values };
  const saved = { intent: "save", section: "google", version: String(version), ...fields };
  expect((await postForm(site, "/admin/facts", saved)).status).toBe(200);
}

test("Search Console finds its token on home, also pasted with its element, and on no other page [FACT-16]", async () => {
  await using site = await openSignedInSite();
  const token = "abc_DEF-0123456789";
  const pageOf = async (path: string) => (await site.app.request(path)).text();
  expect(await pageOf("/")).not.toContain("google-site-verification");
  await saveGoogle(site, { searchConsole: `<meta name="google-site-verification" content="${token}" />` });
  for (const { code } of languages) {
    const home = await pageOf(sitePath(code, "/"));
    expect(home).toContain(`<meta name="google-site-verification" content="${token}"/>`);
  }
  expect(await pageOf("/contact")).not.toContain("google-site-verification");
});

test("who has won an enquiry asks for a review on Google in the customer's language [LINE-6]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site, { language: "mr" });
  const page = async () => (await getPage(site, `/admin/enquiries/${id}`)).html;
  await site.services.enquiries.setState(id, "won");
  expect(await page()).toContain('href="/admin/facts#google"');
  const reviewLink = "https://g.page/r/rathkar/review";
  await saveGoogle(site, { reviewLink });
  const asked = async () =>
    [...(await page()).matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/g)]
      .map(([, words]) => decodeURIComponent(words ?? ""))
      .find((words) => words.includes(reviewLink));
  expect(await asked()).toContain("रिव्ह्यू");
  await site.services.enquiries.setState(id, "answered");
  expect(await asked()).toBeUndefined();
});
