import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import siteRoutes from "#app/routes.ts";
import { textsOf } from "#content/texts.server.ts";
import { addProject } from "../support/site-gallery.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

/** Each from a network of its own, since making pages has a limit. */
async function askAll(site: TestSite, paths: string[]): Promise<Response[]> {
  let visitor = 0;
  return Promise.all(
    paths.map((path) => {
      const remoteAddress = `10.0.${visitor >> 8}.${visitor++ & 255}`;
      return site.app.request(path, {}, { incoming: { socket: { remoteAddress } } });
    }),
  );
}

const many = Array.from({ length: 40 }, (_, number) => String(number));

test.each([
  ["/contact?sent=", "/contact", 200],
  ["/contact?inquiry=", "/contact", 200],
  ["/contact?service=", "/contact", 200],
  ["/contact?project=", "/contact", 200],
  ["/mr/contact?sent=yes&service=", "/mr/contact", 200],
  ["/gallery?work=", "/gallery", 200],
  ["/gallery?vehicle=", "/gallery", 200],
  ["/hi/gallery?body=", "/hi/gallery", 200],
  ["/gallery?page=1000", "/gallery", 200],
  ["/about?x=", "/about", 200],
  ["/sitemap.xml?part=9", "/sitemap.xml", 200],
  ["/nowhere/", "/404", 404],
  ["/hi/", "/hi/404", 404],
  ["/gallery/", "/404", 404],
  ["/services/none", "/services/404", 404],
  ["/mr/services/body-building/none", "/mr/services/body-building/404", 404],
])("any number of addresses like %s1 is one page [SEC-9]", async (beginning, address, status) => {
  await using site = await openTestSite();
  const answers = await askAll(
    site,
    many.map((number) => beginning + number),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
  expect(site.rendered).toEqual([address]);
});

test("projects that nobody has are one page, and there as soon as somebody has them [SEC-9]", async () => {
  await using site = await openTestSite();
  const unknown = await askAll(
    site,
    many.map(() => `/gallery/${randomUUID()}`),
  );
  expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]));
  expect(site.rendered).toEqual(["/404"]);

  const id = await addProject(site, "Tata Ace", "painting");
  const paths = ["", "?page=3", "?work=custom", "?vehicle=Nobody", "?body=x&y=z"];
  const found = await askAll(
    site,
    paths.map((query) => `/gallery/${id}${query}`),
  );
  expect(found.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(site.rendered.slice(1)).toEqual([`/gallery/${id}`]);
  await askAll(site, [`/gallery/${id}?work=painting&vehicle=Tata+Ace`]);
  expect(site.rendered.at(-1)).toBe(`/gallery/${id}?work=painting&vehicle=Tata+Ace`);
});

test("all addresses that say the same of the contact form are one page [CON-12]", async () => {
  await using site = await openTestSite();
  const denting = textsOf("mr").services.denting.title;
  const query = new URLSearchParams({ service: denting });
  const paths = [
    "/mr/contact?service=Denting",
    `/mr/contact?${query}`,
    `/mr/contact?inquiry=quote&${query}&x=y`,
    "/mr/contact?service=Denting&project=none",
  ];
  const answers = await askAll(site, paths);
  for (const answer of answers) expect(await answer.text()).toContain(`value="${denting}"`);
  expect(site.rendered).toEqual([`/mr/contact?${query}`]);
  await askAll(site, ["/contact?inquiry=general&service=Denting", "/contact?inquiry=general", "/contact"]);
  expect(site.rendered.slice(1).sort()).toEqual(["/contact", "/contact?service=Denting&inquiry=general"]);
});

test.each([
  ["/h%69/contact", "/hi/contact"],
  ["/%73ervices/Dent%69ng/?x=1", "/services/denting?x=1"],
])("%s leads to %s [SITE-12]", async (path, address) => {
  await using site = await openTestSite();
  const answer = await site.app.request(path);
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, address]);
});

test.each(["constructor", "__proto__", "toString"])("/services/%s is no service", async (slug) => {
  await using site = await openTestSite();
  const answer = await site.app.request(`/services/${slug.toLowerCase()}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(textsOf("en").servicePanels.serviceNotFound.title);
});

test("no address of the route table is taken for one that is nobody's", async () => {
  await using site = await openTestSite();
  const paths = leafPaths(siteRoutes).filter((path) => !/[:*]|^\/admin/.test(path));
  expect(paths).toContain("/contact/form-token");
  // What only takes a form, or shows what one was answered with, leads to the page of the form.
  const leading = paths.filter((path) => /\/contact\/(quick-price|receipt)$/.test(path));
  // Opens by the address that a customer was sent.
  const sealed = paths.filter((path) => /\/(say|job|quotation)$/.test(path));
  const statusOf = (path: string) => (leading.includes(path) ? 302 : sealed.includes(path) ? 404 : 200);
  // Only hears.
  const hearing = paths.indexOf("/visit");
  expect((await site.app.request(paths.splice(hearing, 1)[0] ?? "")).status).toBe(405);
  for (const path of paths) {
    const { status } = await site.app.request(path);
    expect([path, status]).toEqual([path, statusOf(path)]);
  }
});

function leafPaths(routes: RouteConfigEntry[], parent = ""): string[] {
  return routes.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children === undefined ? [path || "/"] : leafPaths(entry.children, path);
  });
}
