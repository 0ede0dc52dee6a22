import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";

const line = { quote: "It carries what it must.", name: "Savita Kale", town: "Latur", consents: "yes" };

/** The address that the office sends, as a path. */
async function askFor(site: SignedInSite, id: string): Promise<string> {
  await site.services.enquiries.setState(id, "won");
  const { html } = await getPage(site, `/admin/enquiries/${id}`);
  const chat = /https:\/\/wa\.me\/\d+\?text=[^"]*say[^"]*/.exec(html)?.[0] ?? "";
  const { pathname, search } = new URL(/http\S+\/say\?of=\S+/.exec(decodeURIComponent(chat))?.[0] ?? "");
  return pathname + search;
}

async function send({ app, services }: SignedInSite, path: string, fields: Record<string, string>) {
  const begun = services.customerLines.issueFormToken();
  // No person is as fast.
  await new Promise((done) => setTimeout(done, 2_600));
  const body = new URLSearchParams({ formToken: begun, website: "", ...fields }).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await app.request(path, { method: "POST", headers, body });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

test("what a customer says by the link of the office is on home once the owner has approved it [LINE-1, LINE-2, LINE-3]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site, { language: "en" });
  expect((await getPage(site, `/admin/enquiries/${id}`)).html).not.toContain("Ask for a line");
  const path = await askFor(site, id);
  const form = await site.app.request(path);
  expect([form.status, form.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const page = await form.text();
  expect(page).toContain('content="noindex"');
  for (const { code } of languages) expect(page).toContain(`href="${sitePath(code, path)}"`);

  const { status, location } = await send(site, path, line);
  expect(status).toBe(303);
  const { say } = textsOf("en").enquiry;
  const thanks = await (await site.app.request(location ?? "")).text();
  expect(wordsOf(thanks)).toContain(say.thanks.title);

  expect(wordsOf((await getPage(site, "/admin/today")).html)).toContain("1 customer has said a line");
  const { html } = await getPage(site, `/admin/enquiries/${id}`);
  expect(html).toContain(line.quote);
  const said = (await site.services.enquiries.find(id))?.line?.saidAt ?? "";
  const decision = { intent: "line", saidAt: said, isApproved: "true" };
  expect((await postForm(site, `/admin/enquiries/${id}`, decision)).status).toBe(200);
  for (const { code } of languages) {
    const home = wordsOf(await (await site.app.request(sitePath(code, "/"))).text());
    expect(home).toContain(line.quote);
    expect(home).toContain(line.town);
  }
  expect((await postForm(site, `/admin/enquiries/${id}`, decision)).status).toBe(409);
});

test.each(languages)(
  "a form that lacks something comes back in $name with what was typed [LINE-2]",
  async ({ code }) => {
    await using site = await openSignedInSite();
    const id = await receiveEnquiry(site, { language: code });
    const path = await askFor(site, id);
    expect(path.startsWith(sitePath(code, "/say?of="))).toBe(true);
    const { status, html } = await send(site, path, { ...line, town: "", consents: "" });
    const { missing } = textsOf(code).enquiry.say;
    expect(status).toBe(422);
    for (const words of [missing.town, missing.consents]) expect(wordsOf(html)).toContain(words);
    for (const words of [line.quote, line.name]) expect(html).toContain(words);
    expect((await site.services.enquiries.find(id))?.line).toBeNull();
  },
);

test("an address that nobody was sent says so, and takes nothing [LINE-1]", async () => {
  await using site = await openSignedInSite();
  const { say } = textsOf("en").enquiry;
  for (const path of ["/say", "/say?of=thought-up"]) {
    const page = await site.app.request(path);
    expect(page.status).toBe(404);
    expect(wordsOf(await page.text())).toContain(wordsOf(say.ended.title));
  }
  expect((await send(site, "/say?of=thought-up", line)).status).toBe(404);
  const large = await send(site, "/say?of=thought-up", { ...line, quote: "अ".repeat(10_000) });
  expect(large.status).toBe(413);
});
