import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { eachOf, within } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { addProject } from "#tests/support/site-gallery.ts";

/** Changes a place as its page does. */
async function change({ app, cookie }: SignedInSite, asked: object) {
  const focus = { x: 50, y: 50 };
  const response = await app.request("/admin/pictures/change", {
    method: "POST",
    body: JSON.stringify({ place: "denting", version: 0, url: null, document: null, focus, ...asked }),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: await response.json() };
}

async function pictureOfProject(site: SignedInSite): Promise<string> {
  await addProject(site, "Tata Ace", "denting");
  const [image] = (await site.services.gallery.list(1, 1)).images;
  if (typeof image?.mainImageUrl !== "string") throw new Error("The project has no picture.");
  return image.mainImageUrl;
}

async function sendPdf({ app, cookie }: SignedInSite, body: BodyInit) {
  const headers = { cookie, "Content-Type": "application/pdf" };
  const response = await app.request("/admin/upload/document", { method: "POST", body, headers });
  return { status: response.status, answer: await response.json() };
}

test("the sheet shows every place once, and a place takes a picture of the gallery [OWN-3, PLC-6]", async () => {
  await using site = await openSignedInSite();
  const url = await pictureOfProject(site);
  const sheet = (await getPage(site, "/admin/pictures")).html;
  for (const words of ["Large picture 1: Tata Ace", "Where we are", "Vehicle Body Building: on cards"]) {
    expect(sheet.split(`>${words}<`).length - 1).toBe(1);
  }
  expect(sheet).toContain('href="/admin/pictures/denting"');

  const choice = (await getPage(site, "/admin/pictures/denting?from=gallery")).html;
  expect(choice).toContain(`href="/admin/pictures/denting?picture=${encodeURIComponent(url)}"`);
  const chosen = (await getPage(site, `/admin/pictures/denting?picture=${encodeURIComponent(url)}`)).html;
  expect(chosen).toContain("Not on the site yet");
  expect(await (await site.app.request("/services/denting")).text()).not.toContain(url);

  expect(await change(site, { url })).toEqual({ status: 200, answer: { version: 1 } });
  expect(await (await site.app.request("/services/denting")).text()).toContain(url);
  expect((await getPage(site, "/admin/pictures/denting")).html).toContain("On the site now");
  const { entries } = await site.services.activity.list(1, 1);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "site picture changed: Denting: at the top",
  ]);
});

test("a brand has its name in letters until it has a logo, and each brand of the list has its place [HOME-10, OWN-3]", async () => {
  await using site = await openSignedInSite();
  const url = await pictureOfProject(site);
  const brands = async () => within(brandsOf(await (await site.app.request("/")).text()), "ul");
  expect(eachOf(await brands(), "li")).toContain("Tata Motors");
  expect((await getPage(site, "/admin/pictures")).html).toContain("Logo: Tata Motors");

  const place = "brand-tata-motors";
  expect((await getPage(site, `/admin/pictures/${place}`)).html).toContain("Name in letters");
  expect(await change(site, { place, url })).toEqual({ status: 200, answer: { version: 1 } });
  expect(await brands()).toContain('alt="Tata Motors"');
  expect(await brands()).toContain(url);
  expect(eachOf(await brands(), "li")).toContain("Mahindra");
  expect((await getPage(site, "/admin/pictures/brand-unheard-of")).status).toBe(404);

  await change(site, { place, version: 1 });
  expect(eachOf(await brands(), "li")).toContain("Tata Motors");
});

const brandsOf = (html: string) => html.slice(html.indexOf(textsOf("en").home.brands.title));

test("what cannot be done is said, and nothing changes [PLC-5, PLC-7]", async () => {
  await using site = await openSignedInSite();
  const url = await pictureOfProject(site);
  await change(site, { url });
  const late = await change(site, { url: null });
  expect([late.status, late.answer]).toEqual([
    409,
    { message: expect.stringContaining("Somebody has changed this picture in the meantime.") },
  ]);
  const gone = await change(site, { version: 1, url: "/gallery-images/main_1_0_never.jpg" });
  expect([gone.status, gone.answer]).toEqual([
    409,
    { message: "This picture is no longer there. Please choose it again." },
  ]);
  for (const wrong of [
    { place: "no-such-place" },
    { focus: { x: 101, y: 0 } },
    { focus: { x: 0.5, y: 0 } },
    { document: "certificate_1_00000000.pdf" },
    { version: -1 },
  ]) {
    expect((await change(site, { version: 1, ...wrong })).status).toBe(422);
  }
  expect(await site.services.sitePictures.place("denting")).toMatchObject({ version: 1, url });
  expect((await getPage(site, "/admin/pictures/no-such-place")).status).toBe(404);
});

test("what stood in a place before is shown, and put back, also when the picture's image is deleted [PLC-5]", async () => {
  await using site = await openSignedInSite();
  const url = await pictureOfProject(site);
  const history = async () =>
    within((await getPage(site, "/admin/pictures/denting")).html.split(">History<")[1] ?? "", "ol");
  expect(await history()).toContain("Nothing was changed yet.");
  await change(site, { url, focus: { x: 20, y: 80 } });
  await change(site, { version: 1 });
  const [image] = (await site.services.gallery.list(1, 1)).images;
  await site.services.gallery.removeImages([image?.id ?? ""]);
  expect(await history()).toContain(`${url}/`);
  expect(await change(site, { version: 2, url, focus: { x: 20, y: 80 } })).toMatchObject({ status: 200 });
});

test("of the certificate a PDF stands on the site until it ends, without the stamp of a sample [PLC-8]", async () => {
  await using site = await openSignedInSite();
  const visit = async (path: string) => (await site.app.request(path)).text();
  expect(await visit("/company/certification")).toContain("The picture is a sample.");
  expect(await sendPdf(site, "%PDF-1.7 half")).toEqual({
    status: 422,
    answer: { message: "The PDF is incomplete. Please copy or scan it again." },
  });
  expect(await sendPdf(site, "no such thing %%EOF")).toMatchObject({ status: 422 });

  const sent = await sendPdf(site, "%PDF-1.7\n%%EOF\n");
  const { name } = Object(sent.answer);
  expect(await change(site, { place: "certificate", document: name })).toMatchObject({ status: 200 });
  for (const path of ["/company/certification", "/hi/company/certification"]) {
    const html = await visit(path);
    expect(html).toContain(`href="/documents/${name}"`);
    expect(html).not.toMatch(/The picture is a sample|यह चित्र नमूना है/);
  }
  expect((await getPage(site, "/admin/pictures/certificate")).html).toContain(`href="/documents/${name}"`);

  const { version, values } = (await site.services.facts.sections()).certificate;
  const ended = indianDay(new Date(Date.now() - 2 * 24 * 60 * 60_000));
  await postForm(site, "/admin/facts", {
    ...{ intent: "save", section: "certificate", version: String(version) },
    ...{ ...values, validUntil: ended },
  });
  expect(await visit("/company/certification")).not.toContain(name);
});

test("of the certificate a picture stands on the site in place of the drawing [PLC-8]", async () => {
  await using site = await openSignedInSite();
  const url = await pictureOfProject(site);
  await change(site, { place: "certificate", url });
  const html = await (await site.app.request("/company/certification")).text();
  expect(html).toContain(`href="${url}/1920.jpeg"`);
  expect(html).toMatch(/alt="The ISO.9001:2015 certificate of Rathkar"/);
  expect(html).not.toContain("The picture is a sample.");
  expect(await (await site.app.request("/company")).text()).toContain(`${url}/320.avif`);
});
