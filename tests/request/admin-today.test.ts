import { describe, expect, test } from "vitest";
import * as marathi from "#content/mr/admin/index.ts";
import { engines } from "#tests/support/engines.ts";
import { eachOf, linksOf, within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { failMail, mailServer, receiveEnquiry, spamSign } from "#tests/support/site-enquiries.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";
import { owner } from "#tests/support/test-site.ts";
import { tellVisit } from "#tests/support/visits.ts";

async function readToday(site: SignedInSite) {
  const { status, html } = await getPage(site, "/admin/today");
  expect(status).toBe(200);
  const main = within(html, "main");
  return { words: wordsOf(main), links: linksOf(main) };
}

describe.each(engines)("today on $name", (engine) => {
  test("enquiries that nobody has answered are shown, the oldest first [TODAY-1]", async () => {
    await using site = await openSiteOn(engine);
    expect((await readToday(site)).words).toContain("No enquiry is waiting for an answer.");
    const oldest = await receiveEnquiry(site, { name: "Ganpatrao Shinde" });
    for (const name of ["Asha", "Balu", "Chitra", "Dinkar"]) await receiveEnquiry(site, { name });
    await receiveEnquiry(site, { name: "Casino" }, spamSign);
    const answered = await receiveEnquiry(site, { name: "Eknath" });
    await site.services.enquiries.setState(answered, "answered");
    await receiveEnquiry(site, { name: "Farida" });

    const { words, links } = await readToday(site);
    expect(words).toContain("6 are waiting for an answer, the oldest first.");
    const waiting = links.filter(({ href }) => /^\/admin\/enquiries\/[0-9a-f]/.test(href));
    expect(waiting.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^Ganpatrao Shinde\s*1 minute$/),
      ...["Asha", "Balu", "Chitra", "Dinkar"].map((name) => expect.stringContaining(name)),
    ]);
    expect(waiting[0]?.href).toBe(`/admin/enquiries/${oldest}?state=new`);
    expect(links).toContainEqual({ href: "/admin/enquiries?state=new", words: "See all 6" });
  });

  test("what visitors opened is one sum for all languages, by the names of pages and projects [TODAY-4]", async () => {
    await using site = await openSiteOn(engine);
    const project = await addProject(site, "Tata Ace", "painting");
    const removed = await addProject(site, "Bolero", "painting");
    const visits = [
      "/",
      "/hi",
      "/mr",
      `/mr/gallery/${project}`,
      `/gallery/${project}`,
      `/gallery/${removed}`,
    ];
    for (const path of [...visits, "/services/denting", "/no-such-page"]) await tellVisit(site, { path });
    await tellVisit(site, { path: "/contact" }, { "User-Agent": "Googlebot/2.1" });
    await site.services.statistics.write();
    await site.services.gallery.removeImages([removed]);

    const { words, links } = await readToday(site);
    expect(words).toMatch(/Home\s*3 times\s*Tata Ace, Painting\s*2 times\s*Denting\s*1 time/);
    expect(words).not.toContain("Bolero");
    expect(links).toContainEqual({ href: `/gallery/${project}`, words: "Tata Ace, Painting" });
  });
});

test("images without a vehicle and mail that fails are to be done, and the newest project is named [TODAY-2]", async () => {
  await using site = await openSignedInSite({ ...mailServer, BACKUP_URL: "/mnt/backups" });
  await site.services.activity.record({ kind: "test mail sent", detail: "", session: null });
  const empty = await readToday(site);
  expect(empty.words).toContain("Nothing else to do.");
  expect(empty.words).toContain("No picture has been published yet.");
  await addProject(site, null, "painting");
  await addProject(site, null, "painting");
  const newest = await addProject(site, "Tata Ace", "restoration");
  await receiveEnquiry(site);
  await failMail(site, { kind: "unreachable", detail: "ECONNREFUSED" });

  const { words, links } = await readToday(site);
  expect(words).toContain("2 pictures have no vehicle name.");
  expect(words).toContain("1 enquiry could not be mailed.");
  expect(words).not.toContain("Nothing else to do.");
  const hrefs = links.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/admin/images?kind=without-vehicle", "/admin/enquiries"]));
  expect(links).toContainEqual({ href: `/gallery/${newest}`, words: "Tata Ace, Restoration" });
  const behindLink = await getPage(site, "/admin/images?kind=without-vehicle");
  expect(eachOf(within(behindLink.html, "tbody"), "tr")).toHaveLength(2);
});

test.each(engines)(
  "on $name first steps go when they are done or hidden, for the administrator [TODAY-8]",
  async (engine) => {
    await using site = await openSiteOn(engine);
    const titles = ["Your name and number", "Your first photographs", "Know at once of an enquiry"];
    const shown = async () => {
      const { words } = await readToday(site);
      return titles.filter((title) => words.includes(title));
    };
    expect(await shown()).toEqual(titles);
    await addProject(site, "Tata Ace", "painting");
    expect(await shown()).toEqual([titles[0], titles[2]]);
    const hidden = await postForm(site, "/admin/today", { intent: "put step aside", step: "notifications" });
    expect([hidden.status, hidden.answer]).toEqual([
      200,
      expect.stringContaining("It is not shown any more"),
    ]);
    const { version, values } = (await site.services.facts.sections()).contact;
    const own = { ...values, phone: "98220 12345", section: "contact", version: String(version) };
    expect(await shown()).toEqual([titles[0]]);
    await postForm(site, "/admin/facts", { intent: "save", ...own });
    expect(await shown()).toEqual([]);
    expect((await postForm(site, "/admin/today", { intent: "put step aside", step: "other" })).status).toBe(
      400,
    );
  },
);

test("mail that has not gone out since its settings were saved is to be tested [TODAY-2]", async () => {
  await using site = await openSignedInSite(mailServer);
  const unproven = "No mail has gone out with the present settings yet.";
  const before = await readToday(site);
  expect(before.words).toContain(unproven);
  expect(before.links.some(({ href, words }) => href === "/admin/mail" && words.includes(unproven))).toBe(
    true,
  );
  await site.services.activity.record({ kind: "test mail sent", detail: "", session: null });
  expect((await readToday(site)).words).not.toContain(unproven);
});

test("a disk of which less than a tenth is free is to be mended before it is full [TODAY-2]", async () => {
  await using site = await openSignedInSite({}, { isDiskLow: async () => true });
  const { words, links } = await readToday(site);
  expect(words).toContain("Less than a tenth of the disk is free.");
  expect(links.some(({ href, words }) => href === "/admin/bin" && words.includes("disk"))).toBe(true);
});

test("a certificate that ends is to be done [TODAY-2]", async () => {
  await using site = await openSignedInSite();
  const { version, values } = (await site.services.facts.sections()).certificate;
  const ended = { ...values, validUntil: "2026-01-31", section: "certificate", version: String(version) };
  await postForm(site, "/admin/facts", { intent: "save", ...ended });
  const { words, links } = await readToday(site);
  expect(words).toContain("The certificate ended on 2026-01-31: it is no longer shown.");
  expect(
    links.some(({ href, words }) => href === "/admin/facts#certificate" && words.includes("certificate")),
  ).toBe(true);
});

test("what is to be mended before customers come is named until it is [TODAY-3]", async () => {
  await using site = await openSignedInSite();
  const before = await readToday(site);
  for (const sentence of [
    "without encryption",
    "Enquiries are not mailed",
    "The phone number +91 00000 00000 is a sample.",
    "The WhatsApp number +91 00000 00000 is a sample.",
    "The privacy policy names nobody",
    "The customers’ words on the home page are samples.",
  ]) {
    expect(before.words).toContain(sentence);
  }
  const phoneLink = before.links.find(({ words }) => words.includes("+91 00000 00000"));
  expect(phoneLink?.href).toBe("/admin/facts#contact.phone");

  const { version, values } = (await site.services.facts.sections()).contact;
  const mended = { ...values, phone: "98220 12345", section: "contact", version: String(version) };
  await postForm(site, "/admin/facts", { intent: "save", ...mended });
  expect((await readToday(site)).words).not.toContain("phone number +91 00000 00000");
});

test("it speaks the language of the administrator [TODAY-3]", async () => {
  await using site = await openSignedInSite();
  const session = await site.services.administrator.session(new Headers({ cookie: site.cookie }));
  if (session === null) throw new Error("The owner is not signed in.");
  await site.services.administrator.setLanguage(session, "mr");
  const { words } = await readToday(site);
  expect(words).toContain(marathi.today.goLive.items.grievance);
});

test("today is closed in one press, in three languages at once, and opened again in one [TODAY-7]", async () => {
  await using site = await openSignedInSite();
  const press = (fields: Record<string, string>) => postForm(site, "/admin/today", fields);
  const read = async (path: string) => wordsOf(await (await site.app.request(path)).text());
  const { status, answer } = await press({ intent: "close today", reason: "family" });
  expect(status).toBe(200);
  expect(answer).toContain("Visitors see that the workshop is closed");
  expect(await read("/about")).toContain("Closed for a family function");
  expect(await read("/hi/about")).toContain("घर में समारोह है, वर्कशॉप बंद है");
  expect(await read("/mr/about")).toContain("घरगुती कार्यक्रमामुळे वर्कशॉप बंद आहे");
  expect((await readToday(site)).words).toContain("Visitors see now: Closed for a family function");
  await press({ intent: "close today", reason: "today" });
  expect((await site.services.facts.sections()).closures.history).toHaveLength(1);

  expect((await press({ intent: "open again" })).status).toBe(200);
  expect(await read("/mr/about")).not.toContain("घरगुती");
  expect((await site.services.facts.sections()).closures.history).toHaveLength(2);
  expect((await press({ intent: "close today", reason: "rain" })).status).toBe(400);
});

test("where the back office begins is chosen and remembered for the administrator [TODAY-5]", async () => {
  await using site = await openSignedInSite();
  const signIn = () =>
    site.app.request("/admin", {
      method: "POST",
      body: new URLSearchParams(owner).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  const refused = await postForm(site, "/admin/account", { intent: "start with", section: "bin" });
  expect(refused.status).toBe(400);
  expect((await signIn()).headers.get("Location")).toBe("/admin/upload");

  const chosen = await postForm(site, "/admin/account", { intent: "start with", section: "today" });
  expect(chosen.answer).toContain("The back office starts with Today");
  expect((await signIn()).headers.get("Location")).toBe("/admin/today");
  const again = await site.app.request("/admin", { headers: { cookie: site.cookie } });
  expect(again.headers.get("Location")).toBe("/admin/today");
  expect((await readToday(site)).links).toContainEqual({ href: "/admin/today", words: "Home" });
});

test("Today says that nothing is backed up, what to do, and when a backup was last downloaded [OPS-15]", async () => {
  await using site = await openSignedInSite();
  const { words, links } = await readToday(site);
  expect(words).toContain("Nothing is backed up");
  expect(links.map(({ href }) => href)).toContain("/admin/account#backup");
  await site.services.activity.record({ kind: "backup downloaded", detail: "", session: null });
  const after = (await readToday(site)).words;
  expect(after).not.toContain("Nothing is backed up");
  expect(after).toContain("Backup last downloaded:");
});

test("Today says when the last backup was made and tried, and what went wrong with the newest [OPS-15]", async () => {
  await using site = await openSignedInSite({ BACKUP_URL: "/mnt/backups" });
  expect((await readToday(site)).words).toContain("No backup has been made yet.");
  const { backups } = site.services;
  const day = new Date();
  expect(await backups.begin("backup", day)).toBe(true);
  expect(await backups.begin("backup", day)).toBe(false);
  await backups.end("backup", day, { megabytes: 1234 });
  await backups.begin("drill", day);
  await backups.end("drill", day, { problem: "main_1.jpg is damaged." });

  const { words } = await readToday(site);
  expect(words).toMatch(/Last backup: .+, 1234 MB/);
  expect(words).toContain("testing it failed.");
  expect(words).toContain("main_1.jpg is damaged.");
});
