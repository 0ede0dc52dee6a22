import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { countingSite, openApp } from "#tests/support/open-app.ts";
import { compressAssets } from "../compress-assets.ts";

const script = "console.log('a script that repeats itself');".repeat(100);

async function openFiles() {
  const directory = await mkdtemp(join(tmpdir(), "rathkar-assets-"));
  await mkdir(join(directory, "assets"));
  await mkdir(join(directory, ".vite"));
  await writeFile(join(directory, "assets/root-AbC1.js"), script);
  await writeFile(join(directory, "assets/tiny.css"), "a{}");
  await writeFile(join(directory, "robots.txt"), "User-agent: *\nAllow: /\n");
  await writeFile(join(directory, ".vite/manifest.json"), "{}");
  await compressAssets(directory);
  const { site, asked } = countingSite();
  const { app, ...testApp } = await openApp(site, { assetsDirectory: directory });
  return {
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      app.request(path, { method, headers }),
    asked,
    directory,
    async [Symbol.asyncDispose]() {
      await testApp[Symbol.asyncDispose]();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

test("a hashed asset is served compressed and cached for good", async () => {
  await using files = await openFiles();
  const get = (encoding: string) => files.get("/assets/root-AbC1.js", { "Accept-Encoding": encoding });
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

test("a file that compression does not make smaller is served as it is", async () => {
  await using files = await openFiles();
  expect(await readdir(join(files.directory, "assets"))).not.toContain("tiny.css.br");
  expect(await (await files.get("/assets/tiny.css", { "Accept-Encoding": "br" })).text()).toBe("a{}");
});

test("an asset that is not there is a 404 that is not cached, and no page", async () => {
  await using files = await openFiles();
  const answer = await files.get("/assets/old-Xyz9.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(files.asked).toEqual([]);
});

test("other public files are cached for an hour and then asked for again", async () => {
  await using files = await openFiles();
  const answer = await files.get("/robots.txt");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const lastModified = answer.headers.get("Last-Modified") ?? "";
  const again = await files.get("/robots.txt", { "If-Modified-Since": lastModified });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("HEAD tells what GET would send, and a part can be asked for", async () => {
  await using files = await openFiles();
  const head = await files.get("/assets/root-AbC1.js", {}, "HEAD");
  expect(head.headers.get("Content-Length")).toBe(String(script.length));
  expect(await head.text()).toBe("");
  const range = { Range: "bytes=0-1099", "Accept-Encoding": "identity;q=0.5, *;q=0.1" };
  const part = await files.get("/assets/root-AbC1.js", range);
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Encoding")).toBeNull();
  expect(await part.text()).toBe(script.slice(0, 1100));
});

test.each([
  "/.vite/manifest.json",
  "/%2evite/manifest.json",
  "/assets/root-AbC1.js.br",
  "/assets/..%2frobots.txt",
  "/assets/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%5c..%5cetc/passwd",
  "/assets//root-AbC1.js",
  "/assets/",
  "/assets",
])("%s leads to no file", async (path) => {
  await using files = await openFiles();
  expect(await (await files.get(path)).text()).toMatch(/There is no such file|render 1/);
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/apple-touch-icon.png", "image/png"],
  ["/apple-touch-icon-precomposed.png", "image/png"],
])("the icon that browsers ask for at %s is there [SITE-15]", async (path, type) => {
  const assetsDirectory = join(import.meta.dirname, "../../public");
  await using testApp = await openApp(countingSite().site, { assetsDirectory });
  const answer = await testApp.app.request(path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
  const icon = Buffer.from(await answer.arrayBuffer());
  const image = type === "image/png" ? icon : icon.subarray(icon.readUInt32LE(18));
  const { format, width } = await sharp(image).metadata();
  expect([format, width]).toEqual(["png", type === "image/png" ? 180 : 16]);
});
