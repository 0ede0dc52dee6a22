import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { linksOf, within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry, spamSign } from "#tests/support/site-enquiries.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";
import { tellVisit } from "#tests/support/visits.ts";

async function readNumbers(site: SignedInSite) {
  await site.services.statistics.write();
  const { status, html } = await getPage(site, "/admin/statistics");
  expect(status).toBe(200);
  const main = within(html, "main");
  return { words: wordsOf(main), links: linksOf(main) };
}

describe.each(engines)("numbers on $name", (engine) => {
  test("say in sentences what visitors did, and name pages, projects and sources [NUM-3]", async () => {
    await using site = await openSiteOn(engine);
    const project = await addProject(site, "Tata Ace", "painting");
    await tellVisit(site, { path: `/mr/gallery/${project}`, from: "com.whatsapp" });
    await tellVisit(site, { path: `/gallery/${project}` });
    await tellVisit(site, { path: "/contact", from: "www.google.com" });
    for (const did of ["call", "call", "whatsapp", "quote"]) await tellVisit(site, { did, path: "/contact" });

    const { words, links } = await readNumbers(site);
    for (const sentence of [
      "2 visits in the last seven days, 2 more than in the seven days before.",
      "Today so far: 2. The same weekday last week: 0.",
      "2 calls in the last seven days, 2 more than in the seven days before.",
      "1 tap on WhatsApp in the last seven days, 1 more than in the seven days before.",
      "1 quote form started in the last seven days, 1 more than in the seven days before.",
      "Most opened in the last four weeks: Tata Ace, Painting.",
      "google.com",
    ]) {
      expect(words).toContain(sentence);
    }
    expect(words).not.toContain("Nothing has been counted yet");
    expect(links).toContainEqual({ href: `/gallery/${project}`, words: "Tata Ace, Painting" });
  });

  test("show enquiries by month, service and outcome, also of what was deleted since [NUM-4]", async () => {
    await using site = await openSiteOn(engine);
    const won = await receiveEnquiry(site, { service: "Painting", language: "en" });
    await site.services.enquiries.setState(won, "won");
    await receiveEnquiry(site, { service: null });
    await receiveEnquiry(site, { name: "Casino" }, spamSign);
    await site.services.enquiries.remove([won]);

    const { words } = await readNumbers(site);
    expect(words).toContain("2 enquiries this month so far. Last month: 0.");
    expect(words).toContain("Won: 1 of 2 enquiries in thirteen months, 50 %.");
    expect(words).toMatch(/No service named\s*1\s*0\s*0 %/);
  });
});

test("a new site says in sentences, without empty pictures, that nothing has been counted yet [NUM-3]", async () => {
  await using site = await openSignedInSite();
  const { words } = await readNumbers(site);
  for (const sentence of [
    "Nothing has been counted yet.",
    "No visit has been counted in thirteen months.",
    "No call in thirteen weeks.",
    "No enquiry in thirteen months.",
  ])
    expect(words).toContain(sentence);
  expect(words).not.toContain("Show as a table");
});

test("every sum comes as CSV, for who is signed in [NUM-5]", async () => {
  await using site = await openSignedInSite();
  await receiveEnquiry(site, { service: null });
  await tellVisit(site, { path: "/mr", from: "", query: "?utm_source=-1" });
  await site.services.statistics.write();
  const answer = await site.app.request("/admin/statistics/export", { headers: { cookie: site.cookie } });
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="numbers-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [head, ...rows] = (await answer.text()).trim().split("\r\n");
  expect(head).toBe("Day,What,Page or source,Number");
  expect(rows).toEqual([
    expect.stringMatching(/^\d{4}-\d\d,Enquiries: New,No service named,1$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d,Pages and projects,\/mr,1$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d,Where visits come from,Other,1$/),
  ]);
  await postForm(site, "/admin/language", { language: "mr", to: "/admin/statistics" });
  for (const [path, heading] of [
    ["statistics/export", "दिवस,काय,पान किंवा ठिकाण,संख्या"],
    ["enquiries/export", "जॉब कार्ड,यात जोडली,मिळाली (भारतीय वेळ)"],
  ])
    expect((await getPage(site, `/admin/${path}`)).html).toContain(heading);
  const stranger = await site.app.request("/admin/statistics/export");
  expect(stranger.status).toBe(302);
});
