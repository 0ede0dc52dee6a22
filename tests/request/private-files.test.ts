import { readdir, stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { photographOf } from "../support/photographs.ts";
import { runScript } from "../support/run-script.ts";
import { owner } from "../support/running-site.ts";
import { type SiteProcess, startSiteProcess } from "../support/site-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let umask = 0;
beforeEach(() => {
  // What most machines hand to a process: everybody may read.
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
});

/** Everything below the folder that anybody but its owner may touch, with its mode. */
async function exposed(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: await modeOf(join(folder, name)) })),
  );
  return modes.filter(({ mode }) => mode & 0o077).map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

/** 0 of what was moved to its place meanwhile: sizes of pictures are still being made. */
async function modeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}

async function signIn(site: SiteProcess): Promise<string> {
  const body = new URLSearchParams(owner);
  const answer = await fetch(`${site.url}/admin`, { method: "POST", body, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const path = "/admin/upload/picture?role=main&index=0&name=truck.jpg";

test("what the server keeps, also of an upload under way, is for its own user alone", async () => {
  await using site = await startSiteProcess();
  const cookie = await signIn(site);
  const photograph = await photographOf(640, 480).jpeg().toBuffer();
  const headers = { cookie, "Content-Type": "application/octet-stream" };
  const stored = await fetch(site.url + path, {
    method: "POST",
    headers,
    body: new Uint8Array(photograph),
  });
  expect(stored.status).toBe(200);

  const halfway = request(site.url + path, {
    method: "POST",
    headers: { ...headers, "Content-Length": photograph.length },
  }).on("error", () => {});
  halfway.write(photograph.subarray(0, 1000));
  const uploads = async () =>
    (await readdir(site.dataDir)).filter((name) => name.startsWith("rathkar-upload"));
  await expect.poll(uploads).toHaveLength(1);
  expect(await readdir(site.dataDir)).toEqual(
    expect.arrayContaining(["auth-secret", "gallery-images", "rathkar.sqlite", "rathkar.sqlite-wal"]),
  );
  expect(await exposed(site.dataDir)).toEqual([]);
  halfway.destroy();
});

test.each([
  ["admin-create", ["owner@rathkar.example"], "three unrelated words"],
  ["privacy", ["export", "+919822012345"], ""],
])("what %s makes is for its own user alone", async (name, words, input) => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, "data");
  await runScript(name, { words, input, env: { DATA_DIR: dataDir } });
  expect(await readdir(dataDir)).toContain("rathkar.sqlite");
  expect(await exposed(folder.path)).toEqual([]);
});
