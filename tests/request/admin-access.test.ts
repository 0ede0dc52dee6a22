import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import siteRoutes from "#app/routes.ts";
import { openSignedInSite, type SignedInSite } from "../support/signed-in-site.ts";
import { receiveEnquiry } from "../support/site-enquiries.ts";
import { addProject } from "../support/site-gallery.ts";
import { openJob } from "../support/site-jobs.ts";
import { openTestSite, publicUrl, type TestSite } from "../support/test-site.ts";

/** Addresses that anybody may ask: signing in, also from an open page, its language, signing out, and what installs the office. */
const openPaths = [
  "/admin",
  "/admin/code",
  "/admin/forgotten-password",
  "/admin/new-password",
  "/admin/new-email",
  "/admin/sign-out",
  "/admin/session",
  "/admin/setup",
  "/admin/language",
  "/admin/service-worker.js",
  "/admin/manifest.webmanifest",
];

/** Every address of the route table that begins with /admin, so that a new route cannot be forgotten here. */
const adminPaths = leafPaths(siteRoutes).filter((path) => /^\/admin(\/|$)/i.test(path));
const guardedPaths = adminPaths.filter((path) => !openPaths.includes(path));
/** Closed like the others; to the administrator they answer 404, as no enquiry here has photographs and `:form` is no form of a post. */
const pathsToNothing = [
  "/admin/*",
  "/admin/preview/*",
  "/admin/enquiries/:id/photographs/:photograph",
  "/admin/images/:id/post/:form",
];
/** One thing of a list; refused before anybody looks whether it is there. */
const someId = randomUUID();

function leafPaths(routes: RouteConfigEntry[], parent = ""): string[] {
  return routes.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children === undefined ? [path] : leafPaths(entry.children, path);
  });
}

/** A form that would change something wherever it were let in. */
function form(intent = "delete"): RequestInit {
  const fields = { intent, id: randomUUID(), email: "a@b.example", password: "guess-me" };
  return {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  };
}

/** The ways somebody may ask for an address: as a page, as data, by other methods and in other spellings. */
const ways: [string, (path: string) => [string, RequestInit]][] = [
  ["a page", (path) => [path, {}]],
  ["data", (path) => [`${path}.data`, {}]],
  ["data of one route", (path) => [`${path}.data?_routes=${encodeURIComponent(path.slice(1))}`, {}]],
  ["HEAD", (path) => [path, { method: "HEAD" }]],
  ["a form", (path) => [path, form()]],
  ["a form for data", (path) => [`${path}.data`, form()]],
  ["PUT", (path) => [path, { ...form(), method: "PUT" }]],
  ["DELETE", (path) => [path, { ...form(), method: "DELETE" }]],
  ["a photograph", (path) => [`${path}?role=main&index=0&name=a.jpg`, { method: "POST", body: "bytes" }]],
  ["capitals", (path) => [path.toUpperCase(), form()]],
  ["an escaped letter", (path) => [path.replace("admin", "%61dmin"), form()]],
  ["a trailing slash", (path) => [`${path}/`, form()]],
  ["a double slash", (path) => [path.replace("/admin", "//admin"), form()]],
];

async function ask(site: TestSite, path: string, init: RequestInit, cookie: string | null) {
  const headers = new Headers(init.headers);
  if (cookie !== null) headers.set("Cookie", cookie);
  return site.app.request(exampleOf(path), { ...init, headers });
}

const examples = new Map([
  [":id", someId],
  [":place", "about"],
  [":page", "home"],
  [":list", "faq"],
  [":language", "mr"],
  ["*", "no-such-page"],
  ["words/text", "words/text?key=home.hero.lead"],
]);

/** An address for the pattern of one. */
function exampleOf(pattern: string): string {
  return [...examples].reduce((path, [part, example]) => path.replace(part, example), pattern);
}

/** Nothing of the back office in the answer: led away, refused, or no such address, method or body. */
async function isClosed(response: Response): Promise<boolean> {
  if ([301, 302, 401, 403, 404, 405, 415].includes(response.status)) return true;
  // React Router's form of a redirect for its own requests.
  return response.status === 202 && (await response.text()).includes('"/admin?to=');
}

let site: TestSite;
/** Of the administrator's session. */
let cookie: string;
/** Of one that has been signed out. */
let ended: string;
/** Signed in; the account has no role any more. */
let roleless: SignedInSite;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  ended = await site.signIn();
  await site.services.administrator.signOut(new Headers({ cookie: ended }));
  roleless = await openSignedInSite();
  await roleless.takeRole();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await roleless[Symbol.asyncDispose]();
});

test("the table holds the sections and the calls of the back office [SEC-3]", () => {
  expect(adminPaths).toEqual(
    expect.arrayContaining([
      ...openPaths,
      "/admin/upload",
      "/admin/images",
      "/admin/account",
      "/admin/enquiries",
      "/admin/enquiries/:id",
      "/admin/enquiries/export",
      "/admin/enquiries/search",
      "/admin/upload/picture",
      "/admin/upload/batch",
      "/admin/upload/stored",
      "/admin/upload/document",
      "/admin/pictures",
      "/admin/pictures/:place",
      "/admin/pictures/change",
    ]),
  );
});

test.each(guardedPaths)(
  "%s is closed to somebody who is not signed in, whichever way it is asked [SEC-3]",
  async (path) => {
    const asked = site.asked.length;
    for (const [way, request] of ways) {
      const response = await ask(site, ...request(path), null);
      expect([way, response.status, await isClosed(response)]).toEqual([way, response.status, true]);
    }
    expect(site.asked.slice(asked)).toEqual([]);
  },
);

test.each(guardedPaths)("%s is closed to a session without the role [SEC-3]", async (path) => {
  for (const [way, request] of ways) {
    const response = await ask(roleless, ...request(path), roleless.cookie);
    expect([way, response.status, await isClosed(response)]).toEqual([way, response.status, true]);
  }
  expect((await ask(roleless, path, {}, roleless.cookie)).status).toBe(403);
  expect(roleless.asked).toEqual([]);
});

test.each(guardedPaths)("%s is closed to a forged and to an ended session [SEC-3]", async (path) => {
  const asked = site.asked.length;
  for (const bad of [ended, "rathkar.session_token=forged.signature", "rathkar.session_token="]) {
    expect(await isClosed(await ask(site, path, {}, bad))).toBe(true);
    expect(await isClosed(await ask(site, path, form(), bad))).toBe(true);
  }
  expect(site.asked.slice(asked)).toEqual([]);
});

test.each(guardedPaths.filter((path) => !pathsToNothing.includes(path)))(
  "%s lets the signed-in administrator in [SEC-2, SEC-3]",
  async (pattern) => {
    const path = pattern.replace(":id", await idFor(pattern));
    for (const request of [{}, form("nothing")]) {
      const { status } = await ask(site, path, request, cookie);
      expect([301, 302, 401, 403, 404]).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  },
);

async function idFor(pattern: string): Promise<string> {
  if (pattern.startsWith("/admin/images/projects/")) return addProjectOfTwo();
  if (pattern.startsWith("/admin/images/")) return addProject(site, "Tata Ace", "denting");
  return pattern.startsWith("/admin/calendar/") ? (await openJob(site)).id : receiveEnquiry(site);
}

async function addProjectOfTwo(): Promise<string> {
  const add = () => addProject(site, "Tata Ace", "denting");
  const ids = [await add(), await add()] as const;
  await site.services.gallery.changeProjects({ kind: "group", ids: [...ids] });
  return ids[0];
}

test("an unknown address is told in the layout, with the way to the sections", async () => {
  const response = await ask(site, "/admin/no-such-page", {}, cookie);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain("There is no such page in the back office.");
  expect(html).toContain('href="/admin/images"');
});

test("a page sends somebody who is not signed in to the sign-in page, and back afterwards", async () => {
  const response = await ask(site, "/admin/images?page=2", {}, null);
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/admin?to=%2Fadmin%2Fimages%3Fpage%3D2");
});

test("a session without the role reads a sentence and can sign out", async () => {
  const page = await ask(roleless, "/admin/upload", {}, roleless.cookie);
  const html = await page.text();
  expect(page.status).toBe(403);
  expect(html).toContain("This account is not allowed into the back office.");
  expect(html).toContain('action="/admin/sign-out"');
  expect(html).not.toContain("Upload Images");
});

test("no page of the back office is kept by anybody or found by search engines", async () => {
  for (const [path, session] of [
    ["/admin", null],
    ["/admin/upload", cookie],
    ["/admin/images", cookie],
  ] as const) {
    const page = await ask(site, path, {}, session);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<html lang="en"');
  }
});

test("another site cannot make the administrator's browser change anything", async () => {
  const asked = site.asked.length;
  for (const path of adminPaths) {
    const foreign = { ...form(), headers: { Origin: "https://elsewhere.example" } };
    expect((await ask(site, path, foreign, cookie)).status).toBe(403);
  }
  expect(site.asked.slice(asked)).toEqual([]);
  expect((await ask(site, "/admin/upload", { headers: { Origin: publicUrl } }, cookie)).status).toBe(200);
});
