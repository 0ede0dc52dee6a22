import { expect, test } from "vitest";
import { enquiries as marathi } from "#content/mr/admin/enquiries.ts";
import { referenceOf } from "#domain/enquiries/enquiry.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, type SignedInSite } from "../support/signed-in-site.ts";
import { mailServer, notedKinds, receiveEnquiry, spamSign } from "../support/site-enquiries.ts";

/** Sends the search form as a browser without scripts does; answers the address it leads to. */
async function search({ app, cookie }: SignedInSite, fields: Record<string, string>): Promise<string> {
  const answer = await app.request("/admin/enquiries/search", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
  });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

test("the list is searched, filtered and counted by the address; spam stands only in its own list [ENQ-3]", async () => {
  await using site = await openSignedInSite();
  await receiveEnquiry(site, { name: "Sunita Pawar", inquiry: "general" });
  const won = await receiveEnquiry(site, { name: "Ramesh Jadhav", message: "दिंडी रथ for our village" });
  await receiveEnquiry(site, { name: "Casino Royal" }, spamSign);
  await site.services.enquiries.setState(won, "won");

  const all = await getPage(site, "/admin/enquiries");
  expect(all.html).toContain("2 enquiries");
  expect(all.html).toContain('placeholder="Search enquiries..."');
  expect(all.html).toMatch(/>Spam<span[^>]*>1</);
  expect(all.html).toContain("Sunita Pawar");
  expect(all.html).not.toContain("Casino Royal");

  const found = await getPage(site, await search(site, { search: "दिंडी" }));
  expect(found.html).toContain("Ramesh Jadhav");
  expect(found.html).not.toContain("Sunita Pawar");

  const general = await getPage(site, "/admin/enquiries?inquiry=general");
  expect(general.html).toContain("1 enquiry found for General Inquiry");
  expect(general.html).not.toContain("Ramesh Jadhav");

  expect((await getPage(site, "/admin/enquiries?state=spam")).html).toContain("Casino Royal");
  expect((await getPage(site, "/admin/enquiries?state=lost")).html).toContain(
    "No enquiries found matching your search criteria.",
  );
});

test("the number of the job card and what was typed as a phone stand on the enquiry's page and are found [ENQ-3, ENQ-6]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site, { name: "Sunita Pawar", phone: "98220 12345 (Ramesh)" });
  await receiveEnquiry(site, { name: "Ramesh Jadhav", phone: "2553 1234" });

  const { html } = await getPage(site, `/admin/enquiries/${id}`);
  expect(wordsOf(within(html, "main"))).toContain(`Job card${referenceOf(id)}`);
  expect(html).toContain("Typed in the form: 98220 12345 (Ramesh)");
  const found = await getPage(site, await search(site, { search: referenceOf(id) }));
  expect(found.html).toContain("Sunita Pawar");
  expect(found.html).not.toContain("Ramesh Jadhav");
});

test("what is searched for stands in no address, and leads on to the enquiry and the file [SEC-12]", async () => {
  await using site = await openSignedInSite();
  await receiveEnquiry(site, { name: "Sunita Pawar", phone: "+919999999999" });
  const id = await receiveEnquiry(site, { name: "Ramesh Jadhav", phone: "+919822012345" });
  const address = await search(site, { search: " 98220 12345 ", inquiry: "quote", state: "new" });
  expect(address).toMatch(/^\/admin\/enquiries\?search=[\w-]+&inquiry=quote&state=new$/);
  const { html } = await getPage(site, address);
  expect(html).toContain('value="98220 12345"');
  // But for the links of the cards that call and write to whoever was found.
  for (const [, href] of html.matchAll(/href="(?!tel:|https:\/\/wa\.me\/)([^"]*)"/g)) {
    expect(href).not.toContain("98220");
  }

  const { search: query } = new URL(address, "https://rathkar.example");
  const opened = await getPage(site, `/admin/enquiries/${id}${query}`);
  expect(opened.html).not.toContain("enquiry, older");
  const file = await getPage(site, `/admin/enquiries/export${query}`);
  expect(file.html).toContain("Ramesh Jadhav");
  expect(file.html).not.toContain("Sunita Pawar");
  expect((await getPage(site, "/admin/enquiries?search=Ramesh")).html).toContain("Sunita Pawar");
});

test("what visitors of any language ask for is called as its reader does, on every page and in the file [ENQ-3]", async () => {
  await using site = await openSignedInSite();
  await site.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "टाटा एस" });
  const painting = await receiveEnquiry(site, { service: "पेंटिंग", language: "mr" });
  await receiveEnquiry(site, { service: "टाटा एस, पेंटिंग", language: "mr" });
  await receiveEnquiry(site, { service: "जुने नाव", language: "mr" });

  const list = wordsOf(within((await getPage(site, "/admin/enquiries")).html, "main"));
  const today = wordsOf(within((await getPage(site, "/admin/today")).html, "main"));
  const file = (await getPage(site, "/admin/enquiries/export")).html;
  for (const service of ["Painting", "Tata Ace, Painting", "जुने नाव"]) {
    expect(list).toContain(`Get a Quote · ${service}`);
    expect(today).toContain(`Get a Quote · ${service}`);
    expect(file).toMatch(new RegExp(`,Get a Quote,"?${service}"?,`));
  }
  // Who is answered reads the own words.
  const { html } = await getPage(site, `/admin/enquiries/${painting}`);
  expect(wordsOf(within(html, "article"))).toContain("Painting");
  expect(html).toContain(encodeURIComponent("पेंटिंग"));
});

test("an inbox without enquiries, and one without mail, say so calmly", async () => {
  await using site = await openSignedInSite();
  const { html } = await getPage(site, "/admin/enquiries");
  expect(html).toContain("There are no enquiries yet.");
  expect(html).toContain("Mail is not set up: enquiries arrive only here");
  await using mailed = await openSignedInSite(mailServer);
  expect((await getPage(mailed, "/admin/enquiries")).html).not.toContain("Mail is not set up");
});

test("a list of 26 has a second page, and the address of an enquiry remembers its list", async () => {
  await using site = await openSignedInSite();
  for (let visitor = 1; visitor <= 26; visitor++) await receiveEnquiry(site, { name: `Visitor ${visitor}` });
  expect((await getPage(site, "/admin/enquiries")).html).toContain("Page 1 of 2");
  const second = await getPage(site, "/admin/enquiries?page=2&state=new");
  expect(second.html).toContain("Page 2 of 2");
  expect(second.html).toMatch(/href="\/admin\/enquiries\/[0-9a-f-]{36}\?state=new&amp;page=2"/);
});

test("the filtered list is a file that a spreadsheet reads and never calculates with", async () => {
  await using site = await openSignedInSite();
  await receiveEnquiry(site, { name: "=HYPERLINK(1)", message: 'One "quoted"\nline' });
  await receiveEnquiry(site, { name: "Casino Royal" }, spamSign);
  const { app, cookie } = site;
  const headers = { cookie, "Accept-Encoding": "gzip, br" };
  const answer = await app.request("/admin/enquiries/export", { headers });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());

  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  // Written while it is read: nobody gathers it first to know its length.
  expect(answer.headers.get("Content-Length")).toBeNull();
  expect(text.startsWith("\ufeffJob card,Merged into,Received (India),State,")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect(text).toContain('"One ""quoted""\nline"');
  expect(text).toContain(",(+91) ");
  expect(text).toContain(",New,");
  expect(text).not.toContain("Casino Royal");

  const inMarathi = { headers: { cookie: `${cookie}; rathkar.language=mr` } };
  const spam = await (await app.request("/admin/enquiries/export?state=spam", inMarathi)).text();
  expect(spam).toContain("Casino Royal");
  expect(spam).toContain("जॉब कार्ड,यात जोडली,मिळाली (भारतीय वेळ),स्थिती,");
  const { states, inquiries } = marathi;
  expect(spam).toContain(`,${states.spam},${inquiries.quote},`);
  expect(await notedKinds(site)).toEqual(["enquiries exported", "enquiries exported"]);
});
