import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { countingSite, openApp } from "#tests/support/open-app.ts";
import { compressAssets } from "../compress-assets.ts";

const script = "console.log('a script that repeats itself');".repeat(100);

async function builtFiles(): Promise<AsyncDisposable & { directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), "rathkar-assets-"));
  await mkdir(join(directory, "assets"));
  await mkdir(join(directory, ".vite"));
  await writeFile(join(directory, "assets/root-AbC1.js"), script);
  await writeFile(join(directory, "assets/tiny.css"), "a{}");
  await writeFile(join(directory, "robots.txt"), "User-agent: *\nAllow: /\n");
  await writeFile(join(directory, ".vite/manifest.json"), "{}");
  await compressAssets(directory);
  return { directory, [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }) };
}

test("a hashed asset is served packed and kept for good", async () => {
  await using files = await builtFiles();
  await using testApp = await openApp(countingSite().site, { assetsDirectory: files.directory });
  const get = (encoding: string) =>
    testApp.app.request("/assets/root-AbC1.js", { headers: { "Accept-Encoding": encoding } });
  const brotli = await get("gzip, br");
  expect(Object.fromEntries(brotli.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
  expect(gunzipSync(await (await get("gzip")).arrayBuffer()).toString()).toBe(script);
  expect(await (await get("identity")).text()).toBe(script);
});

test("a file that packing does not make smaller is served as it is", async () => {
  await using files = await builtFiles();
  expect(await readdir(join(files.directory, "assets"))).not.toContain("tiny.css.br");
  await using testApp = await openApp(countingSite().site, { assetsDirectory: files.directory });
  const answer = await testApp.app.request("/assets/tiny.css", { headers: { "Accept-Encoding": "br" } });
  expect(await answer.text()).toBe("a{}");
});

test("an asset that is not there is a 404 that nobody keeps, and no page", async () => {
  await using files = await builtFiles();
  const { site, asked } = countingSite();
  await using testApp = await openApp(site, { assetsDirectory: files.directory });
  const answer = await testApp.app.request("/assets/old-Xyz9.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(asked).toEqual([]);
});

test("other public files are kept for an hour and then asked for again", async () => {
  await using files = await builtFiles();
  await using testApp = await openApp(countingSite().site, { assetsDirectory: files.directory });
  const answer = await testApp.app.request("/robots.txt");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const headers = { "If-Modified-Since": answer.headers.get("Last-Modified") ?? "" };
  const again = await testApp.app.request("/robots.txt", { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("HEAD tells what GET would send, and a part can be asked for", async () => {
  await using files = await builtFiles();
  await using testApp = await openApp(countingSite().site, { assetsDirectory: files.directory });
  const head = await testApp.app.request("/assets/root-AbC1.js", { method: "HEAD" });
  expect(head.headers.get("Content-Length")).toBe(String(script.length));
  expect(await head.text()).toBe("");
  const headers = { Range: "bytes=0-1099", "Accept-Encoding": "identity;q=0.5, *;q=0.1" };
  const part = await testApp.app.request("/assets/root-AbC1.js", { headers });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Encoding")).toBeNull();
  expect(await part.text()).toBe(script.slice(0, 1100));
});

test.each([
  "/.vite/manifest.json",
  "/assets/root-AbC1.js.br",
  "/assets/..%2frobots.txt",
  "/assets/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%5c..%5cetc/passwd",
  "/assets//root-AbC1.js",
  "/%2evite/manifest.json",
  "/assets/",
  "/assets",
])("%s leads to no file", async (path) => {
  await using files = await builtFiles();
  await using testApp = await openApp(async () => new Response("site", { status: 404 }), {
    assetsDirectory: files.directory,
  });
  expect((await testApp.app.request(path)).status).toBe(404);
});
