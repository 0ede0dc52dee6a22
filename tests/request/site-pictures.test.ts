import { describe, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { ownPictureOf, picturePlaces, placesOfPages } from "#content/pictures.server.ts";
import { isDrawn, type PicturePlace } from "#content/places.ts";
import { textsOf } from "#content/texts.server.ts";
import { objectNameOf } from "#domain/gallery/pictures/picture-metadata.ts";
import { engines } from "#tests/support/engines.ts";
import { sharePictureIn, within, wordsOf } from "#tests/support/html.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

async function received({ services }: SignedInSite): Promise<string> {
  await using folder = await temporaryFolder();
  const bytes = await photographOf(600, 400).jpeg().toBuffer();
  const path = await uploadedFile(folder.path, "shop.jpg", bytes);
  const stored = await services.pictures.receive({ path, role: "main", index: 0, originalName: "shop.jpg" });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  return stored.value.url;
}

async function put({ services }: SignedInSite, place: PicturePlace, url: string | null) {
  const { version } = await services.sitePictures.place(place);
  const content = { url, document: null, focus: { x: 20, y: 75 }, changedBy: "owner@rathkar.example" };
  expect(await services.sitePictures.put({ place, version, ...content })).toMatchObject({ ok: true });
}

/** Whatever language they are in. */
const marksIn = (html: string) => html.split('class="illustration').length - 1;

const visit = async ({ app }: SignedInSite, path: string) => (await app.request(path)).text();

describe.each(engines)("pictures of the site on $name", (engine) => {
  test("the owner's picture is in its place at once, is shared, and is no illustration [OWN-3, OWN-4, PLC-1, PLC-2, PLC-3]", async () => {
    await using site = await openSiteOn(engine);
    const url = await received(site);
    const path = "/services/denting";
    const sharedBefore: string[] = [];
    for (const { code } of languages) {
      const html = await visit(site, sitePath(code, path));
      const marks = wordsOf(html).split(textsOf(code).site.illustration).length - 1;
      expect(marks).toBe(3);
      sharedBefore.push(sharePictureIn(html));
    }

    await put(site, "denting", url);
    for (const { code } of languages) {
      const html = await visit(site, sitePath(code, path));
      const marks = wordsOf(html).split(textsOf(code).site.illustration).length - 1;
      expect(marks).toBe(2);
      expect(html).toContain(`${url}/480.avif 480w`);
      expect(html).toContain("object-position:20% 75%");
      expect(sharedBefore).not.toContain(sharePictureIn(html));
      expect(html).toContain(`"image":"http://localhost:5690${url}/share-20-75.jpeg"`);
      expect(html).not.toContain("/assets/art/service-denting.");
    }
    expect(await visit(site, "/services")).toContain(`${url}/320.avif 320w`);
    expect(await visit(site, "/sitemap.xml?part=pages")).toContain(`${url}/640.jpeg`);
    const name = objectNameOf(url) ?? "";
    expect(await site.services.pictures.size(name, 320, "avif")).not.toBeNull();

    await put(site, "denting", null);
    const html = await visit(site, path);
    expect(html).toContain("/assets/art/service-denting.");
    expect(html).not.toContain(url);
  });
});

test("every place of every page shows what the owner puts there, and then nothing is marked [OWN-3, OWN-4]", async () => {
  await using site = await openSignedInSite();
  const url = await received(site);
  for (const place of picturePlaces) await put(site, place, url);
  for (const path of placesOfPages.keys()) {
    const html = await visit(site, path);
    expect({ path, ours: /\/assets\/art\/[^"]*/.exec(html)?.[0] }).toEqual({ path, ours: undefined });
    expect({ path, marks: marksIn(html) }).toEqual({ path, marks: 0 });
  }
});

function withoutCertificate(html: string): string {
  return html.replace(/<picture(?:(?!<\/picture>).)*\/art\/certificate\..*?<\/picture>/gs, "");
}

test("every picture of ours on a page is one of its places, and marked there or for its whole section [OWN-3, OWN-4]", async () => {
  await using site = await openSignedInSite();
  for (const [path, places] of placesOfPages) {
    // What is drawn of the certificate says itself that it is a sample.
    const main = withoutCertificate(within(await visit(site, path), "main"));
    const shown = [...main.matchAll(/srcset="\/assets\/art\/([a-z0-9-]+?)(?:-wide)?\./gi)].map(
      ([, name]) => name,
    );
    // The day in the workshop is drawn until photographs stand there.
    const pictured = path === "/company/life" ? [] : places;
    const ours = pictured.flatMap((place) => (isDrawn(place) ? [] : [ownPictureOf(place)]));
    expect({ path, shown: new Set(shown) }).toEqual({ path, shown: new Set(ours) });
    const notes = main.split(textsOf("en").site.illustrationsHere).length - 1;
    if (notes === 0)
      expect({ path, marks: marksIn(main) }).toEqual({ path, marks: main.split("<picture").length - 1 });
  }
});

test("the first of the leaders has the portrait that the owner put there, the others have none [GO-8]", async () => {
  await using site = await openSignedInSite();
  const url = await received(site);
  const portraits = async () =>
    [...(await visit(site, "/about")).matchAll(/<img src="([^"]*)" [^>]*alt="([^"]*)"/g)]
      .filter(([, address = ""]) => address.startsWith(url))
      .map(([, , alt]) => alt);
  expect(await portraits()).toEqual([]);
  await put(site, "leader", url);
  expect(await portraits()).toEqual(["Managing director"]);
});
