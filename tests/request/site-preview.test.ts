import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { keysIn, withoutMarks } from "#content/document-marks.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";

const title = "texts/home.hero.titleLines.0";
const typed = { en: "From bare chassis", hi: "नंगे चेसिस से", mr: "रिकाम्या सांगाड्यापासून" };

/** As visitors see it, but for what says where a picture for messengers is. */
const asVisitorsSee = (html: string) =>
  withoutMarks(html)
    .replace(/ data-document="[^"]*"/g, "")
    .replace(/<script.*?<\/script>/g, "")
    .replace(/\/share\/\w+\.jpeg/g, "");

const preview = ({ app, cookie }: SignedInSite, path: string) =>
  app.request(`/admin/preview/${path}`, { headers: { cookie } });
const visit = async ({ app }: SignedInSite, path: string) => (await app.request(path)).text();

function save(site: SignedInSite, fields: Record<string, string>) {
  return postForm(site, "/admin/site/mr", {
    intent: "save",
    version: "0",
    document: title,
    ...typed,
    ...fields,
  });
}

test("the preview of a page is the page itself with marks, and visitors get none [EDIT-1, EDIT-2]", async () => {
  await using site = await openSignedInSite();
  for (const path of publicPaths()) {
    const answer = await preview(site, path === "/" ? "mr" : `mr${path}`);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(keysIn(html).length).toBeGreaterThan(50);
    const page = await visit(site, sitePath("mr", path));
    expect(keysIn(page)).toEqual([]);
    expect(page).not.toContain("data-document");
    expect(asVisitorsSee(html), path).toBe(asVisitorsSee(page));
  }
}, 60_000);

test("nobody else sees the preview, nothing keeps it, finds it or frames it, and nothing in it acts [EDIT-1]", async () => {
  await using site = await openSignedInSite();
  await save(site, {});
  const seen = await preview(site, "mr");
  expect(await seen.text()).toContain(typed.mr);
  expect(seen.headers.get("Cache-Control")).toBe("no-store");
  expect(seen.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const policy = seen.headers.get("Content-Security-Policy");
  for (const rule of [
    "script-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(rule);
  const stranger = await site.app.request("/admin/preview/mr", { redirect: "manual" });
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).not.toContain(typed.mr);
  const crawler = await site.app.request("/admin/preview/mr", { headers: { "User-Agent": "Googlebot/2.1" } });
  expect(crawler.status).toBe(401);
  expect((await site.app.request("/mr")).headers.get("Content-Security-Policy")).toContain(
    "frame-ancestors 'none'",
  );
  expect((await preview(site, "fr/about")).status).toBe(404);
  expect((await preview(site, "mr/no-such-page")).status).toBe(404);
});

test("a draft is for the owner alone until it is published, and can be thrown away [EDIT-3, EDIT-4]", async () => {
  await using site = await openSignedInSite();
  const before = await visit(site, "/mr");
  expect((await save(site, {})).answer).toContain("Saved as a draft");
  expect(await visit(site, "/mr")).toBe(before);
  const { html } = await getPage(site, "/admin/site/mr");
  expect(html).toContain("Publish 1 change");
  await postForm(site, "/admin/site/mr", { intent: "discard", document: title });
  expect(withoutMarks(await (await preview(site, "mr")).text())).not.toContain(typed.mr);

  await save(site, {});
  const published = { intent: "publish-drafts", documents: title };
  expect((await postForm(site, "/admin/site/mr", published)).answer).toContain(
    "Visitors see it from now on.",
  );
  expect(await visit(site, "/mr")).toContain(typed.mr);
  expect((await getPage(site, "/admin/site/mr")).html).toContain("Nothing to publish");
});

test("what somebody else has put on the site meanwhile is not lost unseen [EDIT-5]", async () => {
  await using site = await openSignedInSite();
  await save(site, {});
  const live = { intent: "save", key: "home.hero.titleLines.0", version: "0", ...typed, mr: "दुसऱ्याचे" };
  expect((await postForm(site, "/admin/words/text", live)).status).toBe(200);
  const published = { intent: "publish-drafts", documents: title };
  const refused = await postForm(site, "/admin/site/mr", published);
  expect(refused.status).toBe(409);
  expect(refused.answer).toContain("somebody has changed this on the site since you began");
  expect(await visit(site, "/mr")).toContain("दुसऱ्याचे");
  const [text] = (await site.services.siteTexts.text("home.hero.titleLines.0"))?.history ?? [];
  const mine = await postForm(site, "/admin/site/mr", { ...published, over: String(text?.version) });
  expect(mine.status).toBe(200);
  expect(await visit(site, "/mr")).toContain(typed.mr);
});

test("facts, lists and pictures are drafts there as well, and published with one request [EDIT-3, EDIT-4]", async () => {
  await using site = await openSignedInSite();
  const { siteTexts, facts } = site.services;
  const { values } = (await facts.sections()).contact;
  const phone = { ...values, phone: "+91 98765 43210" };
  await save(site, { document: "facts/contact", ...phone });
  const { items } = await siteTexts.list("faq");
  const longer = [...items, { id: "new", title: typed, text: typed }];
  await save(site, { document: "lists/faq", items: JSON.stringify(longer) });
  const shown = withoutMarks(await (await preview(site, "mr/contact")).text());
  expect(shown).toContain("98765 43210");
  expect(shown).toContain(typed.mr);
  expect(await visit(site, "/mr/contact")).not.toContain("98765 43210");
  await postForm(site, "/admin/site/mr", {
    ...{ intent: "publish-drafts", documents: "facts/contact lists/faq" },
  });
  const page = await visit(site, "/mr/contact");
  expect(page).toContain("98765 43210");
  expect(page).toContain(typed.mr);
});
