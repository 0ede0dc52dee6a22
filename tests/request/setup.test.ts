import { expect, test } from "vitest";
import { browserOf } from "../support/scriptless-browser.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { openTestSite, owner, type TestSite } from "../support/test-site.ts";

const page = "/admin/setup";
const password = "truck shed river";
const typed = { language: "mr", email: "asha@rathkar.example", password, confirmation: password };
const wrong = `/setup/${"0".repeat(40)}`;

/** Without an administrator; the link as the server would print it. */
async function openEmptySite(): Promise<TestSite & { link: string }> {
  const site = await openTestSite();
  await site.takeRole();
  return { ...site, link: `/setup/${await site.services.administrator.setup.token()}` };
}

test("without scripts the link leads to a login, and that into Go Live in the chosen language [ADM-18]", async () => {
  await using site = await openEmptySite();
  const browser = browserOf(site);
  const led = await browser.open(site.link);
  expect([led.status, led.headers.get("Location")]).toEqual([302, page]);
  expect(led.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(led.headers.get("Cache-Control")).toBe("no-store");
  const opened = await browser.open(page);
  const form = await opened.text();
  expect(opened.headers.get("Cache-Control")).toBe("no-store");
  expect(form).toContain('content="noindex, nofollow"');
  expect(form).toContain('autoComplete="new-password"');
  expect(form).not.toContain(site.link.slice("/setup/".length));

  const made = await browser.post(page, typed);
  expect([made.status, made.headers.get("Location")]).toEqual([302, "/admin/go-live?welcome=yes"]);
  expect(browser.jar.has("rathkar.setup-link")).toBe(false);
  const welcome = await (await browser.open("/admin/go-live?welcome=yes")).text();
  expect(welcome).toContain('lang="mr"');
  expect(welcome).toContain("स्वागत आहे! आपले लॉगिन तयार आहे.");
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "signed in: first administrator, by the link of the server",
  ]);
});

test.each([
  ["hi", "अपना लॉगिन बनाएँ"],
  ["mr", "आपले लॉगिन बनवा"],
  ["fr", "Make your login"],
])(
  "a browser that asks for %s gets the page as the sign-in page would be [ADM-18, ADM-17]",
  async (asked, title) => {
    await using site = await openEmptySite();
    const browser = browserOf(site);
    await browser.open(site.link);
    const cookie = `rathkar.setup-link=${browser.jar.get("rathkar.setup-link")}`;
    const answer = await site.app.request(page, { headers: { cookie, "Accept-Language": asked } });
    expect(await answer.text()).toContain(`>${title}</h1>`);
  },
);

test("what is refused keeps e-mail and language, never the password [ADM-18]", async () => {
  await using site = await openEmptySite();
  const browser = browserOf(site);
  await browser.open(site.link);
  for (const [change, sentence] of [
    [{ email: "asha@" }, "This is not a complete e-mail address."],
    [{ password: "rathkar77", confirmation: "rathkar77" }, "little more than"],
    [{ confirmation: "other" }, "Passwords do not match"],
    [{ password: "" }, "Please fill in"],
  ] as const) {
    const form = { ...typed, ...change };
    const answer = await browser.post(page, form);
    const html = await answer.text();
    expect([answer.status, html.includes(sentence)], sentence).toEqual([400, true]);
    expect(html).toContain(`value="${form.email}"`);
    expect(html).toContain('<option value="mr" selected="">');
    expect(html).not.toContain(password);
  }
  expect(await site.services.administrator.exists()).toBe(false);
});

test("a wrong link is a page that is not there, and 60 of one network are enough [SEC-16]", async () => {
  await using site = await openEmptySite();
  const open = (path: string) => site.app.request(path);
  const unknown = await (await open("/setups")).text();
  const answer = await open(wrong);
  expect(answer.status).toBe(404);
  expect((await answer.text()).replaceAll(wrong, "/404")).toBe(unknown);
  expect(answer.headers.getSetCookie()).toEqual([]);
  for (const path of [page, `${page}?token=${wrong}`]) {
    const led = await open(path);
    expect([led.status, led.headers.get("Location")]).toEqual([302, "/admin"]);
  }
  const cookie = `rathkar.setup-link=${wrong.slice("/setup/".length)}`;
  const sent = { method: "POST", body: new URLSearchParams(typed), headers: { cookie } };
  expect((await site.app.request(page, sent)).headers.get("Location")).toBe("/admin");
  expect(await site.services.administrator.exists()).toBe(false);

  for (let time = 0; time < 60; time += 1) await open(wrong);
  expect((await open(wrong)).status).toBe(429);
  expect((await open(site.link)).status).toBe(302);
});

test("who comes second with the right link is told so and signs in; then it is no page of ours [SEC-16]", async () => {
  await using site = await openEmptySite();
  const [first, second] = [browserOf(site), browserOf(site)];
  await first.open(site.link);
  await second.open(site.link);
  expect((await first.post(page, typed)).status).toBe(302);
  const late = await second.post(page, { ...typed, email: "vijay@rathkar.example" });
  const told = await late.text();
  expect([late.status, told.includes("There is an administrator already")]).toEqual([409, true]);
  expect(told).toContain('href="/admin"');
  expect((await second.post("/admin", { ...typed, email: "vijay@rathkar.example" })).status).toBe(401);

  const unknown = await (await site.app.request("/setups")).text();
  for (let time = 0; time < 61; time += 1) {
    const ended = await site.app.request(site.link);
    expect(ended.status).toBe(404);
    if (time === 0) expect((await ended.text()).replaceAll(site.link, "/404")).toBe(unknown);
  }
});

test("an administrator made in another way ends the link [SEC-16, SEC-5]", async () => {
  await using site = await openEmptySite();
  const browser = browserOf(site);
  await browser.open(site.link);
  await site.services.administrator.createOrReset(owner);
  expect((await site.app.request(site.link)).status).toBe(404);
  expect((await browser.post(page, typed)).status).toBe(409);
});

test("each start prints and logs one working link until there is an administrator; no request's line has it [ADM-18, SEC-16]", async () => {
  const nobody = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
  await using site = await startSiteProcess({ ...nobody, LOG_LEVEL: "trace" });
  const printed = () => site.output().match(/^ {2}http.*\/setup\/[0-9a-f]{40}$/gm) ?? [];
  const logged = () => site.output().match(/^\{.*\/setup\/[0-9a-f]{40}.*$/gm) ?? [];
  await expect.poll(() => printed().length).toBe(1);
  await site.stop();
  await site.restart();
  await expect.poll(() => printed().length).toBe(2);
  const [link = "", again] = printed().map((line) => line.trim());
  expect(again).toBe(link);
  expect(link.startsWith(`${site.url}/setup/`)).toBe(true);

  const token = link.split("/").at(-1) ?? "";
  await fetch(`${site.url}/en/setup/${token}`);
  for (const path of [
    token,
    token.toUpperCase(),
    `${token}/`,
    `${token}/x`,
    `${token}?a=b`,
    `x/../${token}`,
  ]) {
    await fetch(`${site.url}/setup/${path}`, { redirect: "manual" });
    await fetch(`${site.url}/HI//%73etup/${path}`, { redirect: "manual" });
  }
  expect(site.output()).toContain('"path":"/setup/:token"');
  expect(logged()).toHaveLength(2);

  const led = await fetch(link, { redirect: "manual" });
  const [cookie = ""] = (led.headers.getSetCookie()[0] ?? "").split(";");
  const body = new URLSearchParams(typed);
  await fetch(site.url + page, { method: "POST", body, headers: { cookie }, redirect: "manual" });
  await site.stop();
  await site.restart();
  expect((await fetch(link)).status).toBe(404);
  expect([printed().length, logged().length]).toEqual([2, 2]);
});
