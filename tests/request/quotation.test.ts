import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { writtenDate } from "#app/language/written-day.ts";
import { quotation as text } from "#content/en/admin/quotation.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { quote, sampleTerms } from "#tests/support/site-quotations.ts";

const addressOf = (id: string) => `/admin/enquiries/${id}/quotation`;

const { lines, ...terms } = sampleTerms;
const fields = { intent: "save", version: "0", ...terms, lines: JSON.stringify(lines) };

/** The message in the WhatsApp link of the office. */
async function sharedMessage(site: SignedInSite, id: string): Promise<string> {
  const { html } = await getPage(site, addressOf(id));
  return decodeURIComponent(/https:\/\/wa\.me\/\d*\?text=([^"]*)/.exec(html)?.[1] ?? "");
}

test("the office makes a quotation, changes it, and reads what it said before [QUO-3, QUO-4]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  const page = async (path: string) => wordsOf((await getPage(site, path)).html);
  expect(await page(`/admin/enquiries/${id}`)).toContain(text.make);
  expect(await page(addressOf(id))).not.toContain(text.print);

  const faulty = { ...fields, lines: JSON.stringify([{ what: "", quantity: "", price: "much" }]) };
  const refused = await postForm(site, addressOf(id), faulty);
  expect(refused.status).toBe(422);
  for (const problem of [text.problems.missing, text.problems.unreadable])
    expect(refused.answer).toContain(problem);
  expect((await postForm(site, addressOf(id), { ...fields, lines: "[" })).status).toBe(400);

  const saved = await postForm(site, addressOf(id), fields);
  expect(saved.status).toBe(200);
  const number = (await site.services.quotations.find(id))?.number ?? "";
  expect(saved.answer).toContain(number);
  expect(await page(`/admin/enquiries/${id}`)).toContain("₹1,65,200");

  const other = { ...fields, note: "No advance." };
  const changed = await postForm(site, addressOf(id), other);
  expect([changed.status, changed.answer]).toEqual([409, expect.stringContaining("Half in advance.")]);
  expect((await postForm(site, addressOf(id), { ...other, gst: "", version: "1" })).status).toBe(200);
  const words = await page(addressOf(id));
  for (const said of [number, text.earlier, "Half in advance.", text.print]) expect(words).toContain(said);
  const { entries } = await site.services.activity.list(1, 1);
  expect(entries).toMatchObject([{ kind: "enquiry quotation saved", detail: number }]);
  const gone = "3f0e3b52-9a55-4f0c-9d0f-0f2f1f7d2f11";
  expect((await postForm(site, addressOf(gone), fields)).status).toBe(404);
});

test("the GST number of the workshop stands on quotation and job sheet, once a right one is given [QUO-8]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  await quote(site, id);
  const sheet = `/quotation?of=${site.services.quotations.sealLink(id)}`;
  const papers = async () => [
    (await getPage(site, sheet)).html,
    (await getPage(site, `/admin/enquiries/${id}`)).html,
  ];
  for (const html of await papers()) expect(html).not.toContain("GSTIN");
  const save = async (gstin: string) => {
    const { values } = (await site.services.facts.sections()).contact;
    const given = { ...values, gstin };
    return site.services.facts.save({ section: "contact", version: 0, values: given, changedBy: "owner" });
  };
  expect(await save("27AAPFU0939F1ZU")).toMatchObject({
    ok: false,
    refusal: { problems: { gstin: expect.anything() } },
  });
  expect((await save("27 aapfu0939f1zv")).ok).toBe(true);
  for (const html of await papers()) expect(wordsOf(html)).toMatch(/GSTIN\)?: 27AAPFU0939F1ZV/);
});

test.each(languages)(
  "the link that the office shares shows the customer his quotation in $name [QUO-4, QUO-5]",
  async ({ code }) => {
    await using site = await openSignedInSite();
    const id = await receiveEnquiry(site);
    const { number, validUntil } = await quote(site, id, { language: code });
    const message = await sharedMessage(site, id);
    for (const said of [number, "₹1,65,200", writtenDate(validUntil, code)]) expect(message).toContain(said);
    const { pathname, search } = new URL(/http\S+$/.exec(message)?.[0] ?? "");
    expect(pathname).toBe(sitePath(code, "/quotation"));

    const answer = await site.app.request(pathname + search);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const html = await answer.text();
    expect(html).toContain('content="noindex"');
    const said = textsOf(code).quotation;
    const words = wordsOf(html);
    for (const part of [number, "Ganpatrao Shinde", "Side door", "2 × ₹7,500", "₹1,40,000", "₹25,200"])
      expect(words).toContain(part);
    for (const part of [said.total, "₹1,65,200", "Half in advance.", writtenDate(validUntil, code)])
      expect(words).toContain(part);
    expect(html).not.toContain("98220 12345");

    await quote(site, id, { language: code, gst: "", note: "No advance." }, 1);
    const revised = wordsOf(await (await site.app.request(pathname + search)).text());
    expect(revised).toContain(said.revised.replace("{day}", "").trim());
    for (const earlier of ["Half in advance.", said.subtotal, "₹25,200"])
      expect(revised).not.toContain(earlier);

    await site.services.enquiries.remove([id]);
    const ended = await site.app.request(pathname + search);
    expect([ended.status, ended.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(wordsOf(await ended.text())).toContain(said.ended.title);
  },
);

test("who tries many addresses is asked to wait; who was sent one is not [QUO-5]", async () => {
  await using site = await openSignedInSite();
  expect((await site.app.request("/quotation?of=thought-up")).status).toBe(404);
  for (let guess = 0; guess < 199; guess++) await site.services.quotations.openLink("a guess", "0.0.0.0");
  const answer = await site.app.request("/quotation?of=thought-up");
  expect(answer.status).toBe(429);
  expect(wordsOf(await answer.text())).toContain(textsOf("en").job.page.tooMany.title);
  const id = await receiveEnquiry(site);
  await quote(site, id);
  const sheet = await site.app.request(`/quotation?of=${site.services.quotations.sealLink(id)}`);
  expect(sheet.status).toBe(200);
});
