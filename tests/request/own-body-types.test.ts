import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { engines } from "#tests/support/engines.ts";
import { wordsOf } from "#tests/support/html.ts";
import { postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receivePicture } from "#tests/support/site-gallery.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";

const path = "/services/body-building/high-deck-tipper";
const nothing = { en: "", hi: "", mr: "" };

const tipper = {
  id: "6f1c2b4e-0d3a-4c55-8a77-3f0f7c9b1a22",
  title: { ...nothing, en: "High Deck Tipper" },
  lead: { ...nothing, en: "Tips sand and stone to the rear." },
  text: { ...nothing, en: "For quarries and building sites." },
  points: { ...nothing, en: " Hydraulic jack \n\n Floor of 5 mm" },
  specifications: { ...nothing, en: "Length: 14 ft\nTail door: top-hung" },
  applications: nothing,
  like: { en: "container-body", hi: "container-body", mr: "container-body" },
};

async function saveList(site: SignedInSite, items: readonly object[]) {
  const { version } = await site.services.siteTexts.list("bodies");
  const fields = { intent: "save", version: String(version), items: JSON.stringify(items) };
  return postForm(site, "/admin/words/lists/bodies", fields);
}

const visit = async ({ app }: SignedInSite, address: string) => {
  const answer = await app.request(address);
  return { status: answer.status, html: await answer.text() };
};

test.each(engines)(
  "a body type of the owner has its page, card, place in menu and sitemap on $name, until it is removed [WORD-16]",
  async (engine) => {
    await using site = await openSiteOn(engine);
    expect((await visit(site, path)).status).toBe(404);
    expect((await saveList(site, [tipper])).status).toBe(200);
    for (const { code } of languages) {
      const page = await visit(site, sitePath(code, path));
      expect(page.status).toBe(200);
      const words = wordsOf(page.html);
      expect(words).not.toContain(textsOf(code).servicesList.bodiesTitle);
      for (const said of ["High Deck Tipper", "Hydraulic jack", "Floor of 5 mm", "14 ft", "top-hung"])
        expect(words).toContain(said);
      const lang = code === "en" ? "" : ' lang="en"';
      expect(page.html).toContain(`<h1${lang} class=`);
      for (const other of ["/", "/services", "/services/body-building", "/services/body-building/bumper"])
        expect((await visit(site, sitePath(code, other))).html).toContain(`href="${sitePath(code, path)}"`);
    }
    expect((await visit(site, "/sitemap.xml?part=pages")).html).toContain(`/mr${path}<`);
    expect((await visit(site, "/llms.txt")).html).toContain("High Deck Tipper");
    expect((await visit(site, `/contact?service=High%20Deck%20Tipper`)).html).toContain("High Deck Tipper");

    await saveList(site, []);
    for (const { code } of languages) expect((await visit(site, sitePath(code, path))).status).toBe(404);
    expect((await visit(site, "/")).html).not.toContain(path);
    const { history } = await site.services.siteTexts.list("bodies");
    await saveList(site, [...(history[1]?.items ?? [])]);
    expect((await visit(site, path)).status).toBe(200);
  },
);

test.each(engines)(
  "its address stays and is nobody else's, and its picture is its own on $name [WORD-16]",
  async (engine) => {
    await using site = await openSiteOn(engine);
    const bumper = { ...tipper, id: "bumper", title: { ...nothing, en: "Bumper" } };
    const marathi = {
      ...tipper,
      id: "0a1c2b4e-0d3a-4c55-8a77-3f0f7c9b1a22",
      title: { ...nothing, mr: "टिपर" },
      lead: { ...nothing, mr: "वाळू." },
      text: { ...nothing, mr: "खाणीसाठी." },
    };
    const unlabelled = { ...marathi, points: nothing, specifications: nothing };
    await saveList(site, [tipper, bumper, unlabelled]);
    const { items } = await site.services.siteTexts.list("bodies");
    expect(items.map(({ id }) => id)).toEqual(["high-deck-tipper", "bumper-2", "body"]);
    const renamed = { ...tipper, id: "high-deck-tipper", title: { ...nothing, en: "Rock Tipper" } };
    expect((await saveList(site, [renamed, ...items.slice(1)])).status).toBe(200);
    const page = await visit(site, path);
    expect(wordsOf(page.html)).toContain("Rock Tipper");
    expect((await visit(site, "/services/body-building/body")).status).toBe(200);

    const url = await receivePicture(site, "main");
    const put = {
      url,
      document: null,
      focus: { x: 50, y: 50 },
      version: 0,
      changedBy: "owner@rathkar.example",
    };
    await site.services.sitePictures.put({ ...put, place: "own-body-high-deck-tipper" });
    const name = url.split("/").at(-1)?.split(".")[0] ?? "nothing";
    for (const shown of [path, "/services/body-building", "/sitemap.xml?part=pages"])
      expect((await visit(site, shown)).html).toContain(name);
  },
);
