import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openApp, page } from "#tests/support/open-app.ts";
import { blessInlineScripts } from "./content-security-policy.ts";

function sourceOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function directive(answer: Response, name: string): string | undefined {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test("our own inline scripts are allowed by their hash, and no nonce is left on any element", () => {
  const { html, scriptSources } = blessInlineScripts(
    '<link nonce="n1" rel="x"><script nonce="n1" type="module" async="">import "/a.js"</script><script nonce="n1" src="/b.js"></script>',
    "n1",
  );
  expect(html).not.toContain("nonce");
  expect(scriptSources).toEqual([sourceOf('import "/a.js"')]);
});

test.each([
  ["without a nonce", "<script>steal()</script>"],
  ["with a guessed nonce", '<script nonce="guess">steal()</script>'],
  ["with an event handler", '<img src="x" onerror="steal()">'],
  ["that swallows our own script", "<script>steal()//"],
])("an injected script %s is not allowed", (_how, injected) => {
  const ours = '<script nonce="n1">start()</script>';
  expect(blessInlineScripts(`<p>${injected}</p>${ours}`, "n1").scriptSources).toEqual([sourceOf("start()")]);
});

test("line ends are hashed as the browser's parser leaves them", () => {
  const { scriptSources } = blessInlineScripts('<script nonce="n1">a()\r\nb()\rc()</script>', "n1");
  expect(scriptSources).toEqual([sourceOf("a()\nb()\nc()")]);
});

test("a kept page allows exactly its own inline scripts", async () => {
  await using world = await openApp(async (_request, { nonce }) => page("<script>steal()</script>", nonce));
  for (const _visit of ["miss", "hit"]) {
    const answer = await world.app.request("/gallery");
    expect(directive(answer, "script-src")).toBe(`script-src 'self' ${sourceOf("start()")}`);
    expect(await answer.text()).not.toContain("nonce");
  }
});

test.each(["/admin", "/nowhere"])(
  "%s, which is not kept, allows its own inline scripts in the same way",
  async (path) => {
    await using world = await openApp(async (_request, { nonce }) => page("<script>steal()</script>", nonce));
    const answer = await world.app.request(path);
    expect(directive(answer, "script-src")).toBe(`script-src 'self' ${sourceOf("start()")}`);
    expect(await answer.text()).not.toContain("nonce");
  },
);

test("only the back office may show blobs and use style elements", async () => {
  await using world = await openApp(async (_request, { nonce }) => page("page", nonce));
  const office = await world.app.request("/admin/upload");
  expect(directive(office, "img-src")).toContain("blob:");
  expect(directive(office, "style-src-elem")).toContain("'unsafe-inline'");
  const site = await world.app.request("/gallery");
  expect(directive(site, "img-src")).not.toContain("blob:");
  expect(directive(site, "style-src-elem")).toBeUndefined();
});

test("visitors' pages may show the map and nothing else in a frame; the back office shows none", async () => {
  await using world = await openApp(async (_request, { nonce }) => page("page", nonce));
  expect(directive(await world.app.request("/contact"), "frame-src")).toBe(
    "frame-src https://www.openstreetmap.org",
  );
  expect(directive(await world.app.request("/admin"), "frame-src")).toBe("frame-src 'none'");
});

test.each(["/gallery", "/admin", "/nowhere"])(
  "%s bears every security header and no way for inline scripts",
  async (path) => {
    await using world = await openApp(async (_request, { nonce }) => page("page", nonce));
    const answer = await world.app.request(path);
    expect(directive(answer, "script-src")).not.toContain("unsafe-inline");
    expect(directive(answer, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  },
);

test.each(["/healthz", "/%E0%A4%A"])(
  "%s, which is no page, may load and run nothing and is what its type says",
  async (path) => {
    await using world = await openApp(async (_request, { nonce }) => page("page", nonce));
    const answer = await world.app.request(path, { headers: { Accept: "text/plain" } });
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  },
);

test("a picture may be shown beside a link to us, and is still nothing but a picture", async () => {
  const picture = async () => new Response("bytes", { headers: { "Content-Type": "image/jpeg" } });
  await using world = await openApp(picture);
  const { headers } = await world.app.request("/gallery");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("without TLS nothing is said about TLS", async () => {
  await using world = await openApp(async (_request, { nonce }) => page("page", nonce), {
    config: { publicUrl: "http://localhost:3000", trustedProxy: [] },
  });
  expect((await world.app.request("/gallery")).headers.has("Strict-Transport-Security")).toBe(false);
});
