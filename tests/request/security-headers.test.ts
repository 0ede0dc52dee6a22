import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { addProject } from "../support/site-gallery.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

let site: TestSite;
let project = "";
let cookie = "";
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: "https://rathkar.example" });
  project = await addProject(site, "Tata Ace", "painting");
  cookie = await site.signIn();
});
afterAll(() => site[Symbol.asyncDispose]());

/** The sources of each directive of the policy, by its name. */
function policyOf({ headers }: Response): Map<string, string[]> {
  const parts = headers.get("Content-Security-Policy")?.split("; ") ?? [];
  return new Map(
    parts.map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources];
    }),
  );
}

function expectGuarded(answer: Response, what: string) {
  const policy = policyOf(answer);
  expect(policy.get("default-src"), what).toEqual(["'none'"]);
  for (const name of ["base-uri", "frame-ancestors"]) expect(policy.get(name), what).toEqual(["'none'"]);
  expect(["'none'", "'self'"], what).toContain(policy.get("form-action")?.join(" "));
  for (const name of ["script-src", "style-src"]) {
    expect(policy.get(name)?.join(" ") ?? "'none'", what).not.toMatch(/unsafe|data:|http|\*/);
  }
  expect(Object.fromEntries(answer.headers), what).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  expect(answer.headers.has("Access-Control-Allow-Origin"), what).toBe(false);
}

test.each(languages)(
  "what visitors read in $name is guarded by every header [SEC-13]",
  async ({ prefix }) => {
    for (const path of ["/", `/gallery/${project}`, "/contact", "/privacy-policy", "/nowhere"]) {
      expectGuarded(await site.app.request(prefix + path), prefix + path);
    }
  },
);

test("what is no page, and what is refused, is guarded alike [SEC-13]", async () => {
  for (const path of ["/robots.txt", "/sitemap.xml", "/healthz", "/contact/form-token", "/%E0%A4%A"]) {
    expectGuarded(await site.app.request(path, { headers: { Accept: "text/plain" } }), path);
  }
  for (const method of ["DELETE", "POST"]) {
    const answer = await site.app.request("/gallery", { method });
    expect(answer.status).toBe(405);
    expectGuarded(answer, method);
  }
});

test("the back office is guarded alike, signed out and signed in [SEC-13]", async () => {
  expectGuarded(await site.app.request("/admin"), "signed out");
  for (const path of ["/admin/account", "/admin/account.data", "/admin/enquiries/export", "/admin/nowhere"]) {
    expectGuarded(await site.app.request(path, { headers: { cookie } }), path);
  }
});

test("what has a body says what it is, and text its character set [SEC-14]", async () => {
  const types = new Map<string, string | null>();
  const headers = { cookie, Accept: "text/plain" };
  const office = ["/admin/account", "/admin/account.data", "/admin/nowhere.data", "/admin/enquiries/export"];
  const files = ["/robots.txt", "/sitemap.xml", "/speculation-rules.json", "/mark.svg", "/assets/none.js"];
  for (const path of [
    "/",
    "/hi/contact",
    "/nowhere",
    "/%00",
    "/healthz",
    "/contact/form-token",
    ...files,
    ...office,
  ]) {
    types.set(path, (await site.app.request(path, { headers })).headers.get("Content-Type"));
  }
  for (const path of ["/admin/account.data", "/contact", "/admin/session"]) {
    const answer = await site.app.request(path, { method: "POST", headers, body: "a" });
    types.set(`POST ${path}`, answer.headers.get("Content-Type"));
  }
  for (const [path, type] of types) {
    expect(type, path).toMatch(/^(\S+; ?charset=utf-8|application\/([a-z]+\+)?json)$/i);
  }
});
