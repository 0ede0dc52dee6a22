import { expect, test } from "vitest";
import type { SiteHandler } from "#app/site-handler.ts";
import { countingSite, galleryAddresses, openApp, page, publicUrl } from "#tests/support/open-app.ts";

test("unknown, empty and differently ordered query parameters lead to the same page [GAL-4]", async () => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  for (const query of [
    "?work=painting&vehicle=Ace",
    "?vehicle=Ace&utm_source=x&work=painting",
    "?vehicle=Ace&work=painting&body=",
  ]) {
    await testApp.app.request(`/gallery${query}`);
  }
  expect(asked).toEqual(["/gallery?vehicle=Ace&work=painting"]);
  await testApp.app.request("/gallery?work=denting");
  expect(asked).toHaveLength(2);
});

test("names that nobody has lead to the page without them, until there is somebody [SEC-9]", async () => {
  const { site, asked } = countingSite();
  const known = new Set(["Ace"]);
  const { read, resolveCanonicalUrl } = galleryAddresses;
  await using testApp = await openApp(site, {
    pageAddresses: {
      read,
      resolveCanonicalUrl: async (target) =>
        resolveCanonicalUrl(known.has("Bolero") ? "/gallery?vehicle=Carry" : target),
    },
  });
  for (const name of ["x", "y", "Bolero", "Bolero"]) await testApp.app.request(`/gallery?vehicle=${name}`);
  expect(asked).toEqual(["/gallery"]);
  known.add("Bolero");
  await testApp.changeContent();
  await testApp.app.request("/gallery?vehicle=Bolero");
  expect(asked).toEqual(["/gallery", "/gallery?vehicle=Carry"]);
});

const absoluteSite: SiteHandler = async ({ url }) => page(url);
const at = (origin: string) => new Request(`${origin}/gallery`);

test("without PUBLIC_URL each host has pages of its own, so that a strange one reaches nobody else [OPS-1]", async () => {
  const config = {
    publicUrl: "http://localhost:3000",
    isPublicUrlSet: false,
    trustedProxy: [],
    clientAddressHeader: null,
  };
  await using testApp = await openApp(absoluteSite, { config });
  for (const _visit of ["miss", "hit"]) {
    for (const origin of ["http://evil.example", "http://localhost:3000", "http://192.168.1.20:3000"]) {
      const answer = await testApp.app.fetch(at(origin));
      expect(await answer.text()).toContain(`<h1>${origin}/gallery</h1>`);
    }
  }
});

test("with PUBLIC_URL the host of a request does not matter [OPS-1]", async () => {
  await using testApp = await openApp(absoluteSite);
  for (const origin of ["http://evil.example", publicUrl]) {
    const answer = await testApp.app.fetch(at(origin));
    expect(await answer.text()).toContain(`<h1>${publicUrl}/gallery</h1>`);
  }
});

const sparingSite: SiteHandler = async ({ headers }) => page(headers.get("Save-Data") ?? "nothing");

test("who saves data and who does not never get each other's pages [SITE-18]", async () => {
  await using testApp = await openApp(sparingSite);
  for (const _visit of ["miss", "hit"])
    for (const [headers, known] of [
      [{ "Save-Data": "on" }, "on"],
      [{}, "nothing"],
      [{ "Save-Data": "whatever a stranger sends" }, "nothing"],
    ] as const) {
      const answer = await testApp.app.request("/gallery", { headers });
      expect(await answer.text()).toContain(`<h1>${known}</h1>`);
      expect(answer.headers.get("Vary")).toContain("Save-Data");
    }
});
