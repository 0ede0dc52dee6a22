import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type CDPSession, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { atMost, type Finding } from "./findings.ts";
import { inKilobytes, inWhole } from "./units.ts";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const kinds = ["HTML", "CSS", "JavaScript", "fonts", "images", "other"] as const;
type Kind = (typeof kinds)[number];
const kindOf = new Map<string, Kind>([
  ["Document", "HTML"],
  ["Stylesheet", "CSS"],
  ["Script", "JavaScript"],
  ["Font", "fonts"],
  ["Image", "images"],
]);

/** Words that only the scripts of a room hold; a public page must load none of them. */
const notForVisitors = [
  { what: "the back office", mark: "Rathkar back office" },
  { what: "image compression", mark: "useWebWorker" },
];

/** What a phone transfers for each page, headers included, from an empty cache until nothing more is fetched. */
export async function measurePageBytes(siteUrl: string, root: string): Promise<Finding[]> {
  const assets = join(root, "build/client/assets");
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const findings: Finding[] = [];
    for (const path of ["/gallery", "/"]) {
      const page = await (await browser.newContext(phone)).newPage();
      const transfers = followTransfers(await page.context().newCDPSession(page));
      await (await transfers).start();
      await page.goto(siteUrl + path);
      await page.waitForFunction(() =>
        Object.keys(document.body).some((key) => key.startsWith("__reactProps")),
      );
      await page.waitForLoadState("networkidle");
      const { bytes, scripts } = (await transfers).seen();
      await page.context().close();
      findings.push(...bytesFindings(path, bytes), await strangersFinding(path, scripts, assets));
    }
    return findings;
  } finally {
    await browser.close();
  }
}

async function followTransfers(devtools: CDPSession) {
  const requests = new Map<string, { kind: Kind; url: string }>();
  const bytes = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    requests.set(requestId, { kind: kindOf.get(type) ?? "other", url: response.url });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)?.kind ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return {
    start: () => devtools.send("Network.enable"),
    seen: () => ({
      bytes,
      scripts: [...requests.values()].filter(({ kind }) => kind === "JavaScript").map(({ url }) => url),
    }),
  };
}

function bytesFindings(path: string, bytes: ReadonlyMap<Kind, number>): Finding[] {
  return kinds.map((kind) => {
    const count = bytes.get(kind) ?? 0;
    const finding = { what: `${path}: ${kind}`, measured: inKilobytes(count) };
    return kind === "JavaScript" ? { ...finding, target: atMost(count, 125_000, "125 KB") } : finding;
  });
}

/** Judged by the text of what was loaded; throws when the marks are in no script at all and would prove nothing. */
async function strangersFinding(path: string, urls: readonly string[], assets: string): Promise<Finding> {
  const built = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const texts = new Map(
    await Promise.all(built.map(async (name) => [name, await readFile(join(assets, name), "utf8")] as const)),
  );
  const loaded = urls.map((url) => basename(new URL(url).pathname));
  const unknown = loaded.filter((name) => !texts.has(name));
  if (loaded.length === 0 || unknown.length > 0) throw new Error(`Scripts not of the build: ${unknown}`);
  const found = notForVisitors.filter(({ what, mark }) => {
    const holders = built.filter((name) => texts.get(name)?.includes(mark));
    if (holders.length === 0) throw new Error(`No script holds the mark of ${what}: ${mark}`);
    return holders.some((name) => loaded.includes(name));
  });
  return {
    what: `${path}: back office or image compression in its ${inWhole(loaded.length)} scripts`,
    measured: found.length === 0 ? "no" : found.map(({ what }) => what).join(", "),
    target: { text: "no", isReached: found.length === 0 },
  };
}
