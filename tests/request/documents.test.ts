import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { openTestSite, publicUrl, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Holds that a document runs nothing but the one module of our own, whatever its status. */
async function expectPlain(answer: Response, status: number): Promise<void> {
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes.trim());
  const programs = scripts.filter((attributes) => attributes !== 'type="application/ld+json"');
  expect({ url: answer.url, status: answer.status, programs }).toEqual({
    url: answer.url,
    status,
    programs: [expect.stringMatching(/^type="module" src="\/assets\/[\w.-]+\.js" fetchPriority="low"$/)],
  });
  expect(html).not.toMatch(/__reactRouter|nonce|\son[a-z]+="/);
}

const policyOf = (answer: Response) => answer.headers.get("Content-Security-Policy");

test.each(languages)("a document in $name has one module and a constant policy", async ({ code }) => {
  const policies = new Set<string | null>();
  for (const path of publicPaths()) {
    const answer = await site.app.request(sitePath(code, path));
    policies.add(policyOf(answer));
    await expectPlain(answer, 200);
  }
  for (const path of ["/nowhere", "/services/nowhere", "/services/body-building/nowhere"]) {
    const answer = await site.app.request(sitePath(code, path));
    policies.add(policyOf(answer));
    await expectPlain(answer, 404);
  }
  const refused = await site.app.request(sitePath(code, "/about"), {
    method: "POST",
    headers: { Origin: publicUrl, Accept: "text/html" },
    body: new URLSearchParams("a=1"),
  });
  policies.add(policyOf(refused));
  expect(refused.status).toBe(405);
  expect([...policies]).toEqual([expect.stringMatching(/; script-src 'self';/)]);
});

test("the module of a document is small and comes alone", async () => {
  const html = await (await site.app.request("/")).text();
  const [, address = "no module"] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const program = await readFile(join("build/client", address), "utf8");
  expect(program).toMatch(/import\(/);
  expect(program).not.toMatch(/\bimport\s*["{*]|\bfrom\s*["'`]/);
  expect(program.length).toBeLessThan(16_000);
  expect(html).not.toContain("modulepreload");
});

const assetsFolder = "build/client/assets";

/** The files that a file of the build asks for by itself, and they in turn. */
async function filesWith(name: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(name)) return found;
  found.add(name);
  const program = await readFile(join(assetsFolder, name), "utf8");
  for (const [, next = ""] of program.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    await filesWith(next, found);
  return found;
}

test("no island asks for a file of the back office, and only the contact form for React", async () => {
  const html = await (await site.app.request("/")).text();
  const [, entry = "no module"] = /<script type="module" src="\/assets\/([^"]+)"/.exec(html) ?? [];
  const program = await readFile(join(assetsFolder, entry), "utf8");
  const asked = [...program.matchAll(/import\(["'`]\.\/([\w.-]+)["'`]\)/g)].map(([, name = ""]) => name);
  const [backOffice, others] = [/^(office|admin)-/, /^(?!office-|admin-)/].map((names) =>
    asked.filter((name) => names.test(name)),
  );
  expect(backOffice).toHaveLength(1 + languages.length);
  const files = await Promise.all((others ?? []).map(async (name) => [...(await filesWith(name))]));
  expect(files.flat().filter((name) => /^(office|admin)/.test(name))).toEqual([]);
  expect(files.filter((names) => names.some((name) => name.startsWith("react-")))).toHaveLength(1);
});

test.each(languages)(
  "a document in $name asks at once for the face that its plates are laid out with",
  async ({ code }) => {
    const html = await (await site.app.request(sitePath(code, "/"))).text();
    expect(html).toMatch(
      /<link rel="preload" href="[^"]*anek-latin[^"]*" as="font" type="font\/woff2" crossorigin="anonymous"/i,
    );
  },
);

test("so has the gallery when its database fails", async () => {
  await using broken = await openTestSite();
  broken.breakDown("gallery.page");
  const answer = await broken.app.request("/gallery");
  expect(policyOf(answer)).toBe(policyOf(await site.app.request("/about")));
  await expectPlain(answer, 503);
});
