import { Hono } from "hono";
import { expect, test } from "vitest";
import { openApp, page } from "#tests/support/open-app.ts";

function directive(answer: Response, name: string): string | undefined {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test.each(["/gallery", "/nowhere"])("no inline script of %s may run, cached or not", async (path) => {
  await using testApp = await openApp(async () => page("<script>steal()</script>"));
  for (const _visit of ["miss", "hit"]) {
    expect(directive(await testApp.app.request(path), "script-src")).toBe("script-src 'self'");
  }
});

test("a page of the back office may run the inline scripts with the nonce of this response only", async () => {
  const nonces: unknown[] = [];
  await using testApp = await openApp(async (_request, { nonce }) => {
    nonces.push(nonce);
    return page("back office");
  });
  for (const path of ["/admin", "/ADMIN/upload"]) {
    const answer = await testApp.app.request(path);
    expect(directive(answer, "script-src")).toBe(`script-src 'self' 'nonce-${nonces.at(-1)}'`);
  }
  expect(new Set(nonces).size).toBe(2);
});

test("only the back office may show blobs and use style elements", async () => {
  await using testApp = await openApp(async () => page("page"));
  const admin = await testApp.app.request("/admin/upload");
  expect(directive(admin, "img-src")).toContain("blob:");
  expect(directive(admin, "style-src-elem")).toContain("'unsafe-inline'");
  const site = await testApp.app.request("/gallery");
  expect(directive(site, "img-src")).not.toContain("blob:");
  expect(directive(site, "style-src-elem")).toBeUndefined();
});

test("visitors' pages may show the map and nothing else in a frame; the back office shows none", async () => {
  await using testApp = await openApp(async () => page("page"));
  expect(directive(await testApp.app.request("/contact"), "frame-src")).toBe(
    "frame-src https://www.openstreetmap.org",
  );
  expect(directive(await testApp.app.request("/admin"), "frame-src")).toBe("frame-src 'self'");
});

test.each(["/gallery", "/admin", "/nowhere"])(
  "%s has every security header and no way for inline scripts",
  async (path) => {
    await using testApp = await openApp(async () => page("page"));
    const answer = await testApp.app.request(path);
    expect(directive(answer, "script-src")).not.toContain("unsafe-inline");
    expect(directive(answer, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  },
);

test.each(["/healthz", "/%E0%A4%A"])(
  "%s, which is no page, may load and run nothing and is what its type says",
  async (path) => {
    await using testApp = await openApp(async () => page("page"));
    const answer = await testApp.app.request(path, { headers: { Accept: "text/plain" } });
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  },
);

test("a picture of the site may be shown anywhere, a private one here only, and each is nothing but a picture [SEC-13]", async () => {
  const storedFiles = new Hono().get("/gallery-images/:visibility", ({ req }) => {
    const cacheControl = req.param("visibility") === "private" ? "no-store" : "public, max-age=31536000";
    return new Response("bytes", {
      headers: { "Content-Type": "image/jpeg", "Cache-Control": cacheControl },
    });
  });
  await using testApp = await openApp(async () => page("page"), { storedFiles });
  const headersOf = async (path: string) => (await testApp.app.request(path)).headers;
  for (const [path, policy] of [
    ["/gallery-images/public", "cross-origin"],
    ["/gallery-images/private", "same-origin"],
  ] as const) {
    const headers = await headersOf(path);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe(policy);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  for (const path of ["/gallery", "/nowhere", "/gallery-images/nobody/x"]) {
    expect((await headersOf(path)).get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  }
});

test("without TLS there is no Strict-Transport-Security", async () => {
  await using testApp = await openApp(async () => page("page"), {
    config: {
      publicUrl: "http://localhost:3000",
      isPublicUrlSet: true,
      trustedProxy: [],
      clientAddressHeader: null,
    },
  });
  expect((await testApp.app.request("/gallery")).headers.has("Strict-Transport-Security")).toBe(false);
});
