import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type CDPSession, chromium } from "@playwright/test";
import { chromiumArguments, wholeChromiumPath } from "../tests/browser/chromium.ts";
import { atMost, type Finding, inKilobytes, inWhole } from "./findings.ts";
import { type Bench, startSampleSite } from "./sites.ts";

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

interface Budget extends Partial<Record<Kind | "all", number>> {
  requests: number;
}

const page: Budget = {
  requests: 18,
  HTML: 11_000,
  JavaScript: 12_000,
  CSS: 15_000,
  fonts: 25_000,
  all: 170_000,
};
const inDevanagari = { fonts: 80_000, all: 215_000 };
/** Bytes. */
const budgets: Record<string, Budget> = {
  "/": page,
  "/mr": { ...page, ...inDevanagari },
  "/gallery": page,
  "/mr/gallery": { ...page, ...inDevanagari },
  "/services/painting": page,
  "/contact": page,
};

/** Words that only scripts hold which no public page loads unasked. */
const notForVisitors = [
  { what: "the back office", mark: "Rathkar back office" },
  { what: "image compression", mark: "convertToBlob" },
];

/** Only the first visitors receive more than the page at its smallest. */
async function askUntilSmall(url: string): Promise<void> {
  let last = Number.POSITIVE_INFINITY;
  for (let unchanged = 0; unchanged < 3; ) {
    const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await answer.bytes();
    const bytes = Number(answer.headers.get("Content-Length"));
    unchanged = bytes < last ? 0 : unchanged + 1;
    last = bytes;
    await pause(300);
  }
}

export async function measureWeights(bench: Bench): Promise<Finding[]> {
  await using site = await startSampleSite(bench);
  const assets = join(bench.root, "build/client/assets");
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumArguments });
  try {
    const findings: Finding[] = [];
    for (const path of Object.keys(budgets)) {
      await askUntilSmall(site.url + path);
      const context = await browser.newContext(phone);
      // A driven browser does not count its visit, but a phone sends that, too.
      await context.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
      const page = await context.newPage();
      const transfers = await followTransfers(await context.newCDPSession(page));
      await page.goto(site.url + path);
      await page.locator("[data-hydrate=idle]:not([data-hydrated])").first().waitFor({ state: "detached" });
      await page.waitForLoadState("networkidle");
      await context.close();
      const all = [...transfers.values()];
      const scripts = all.filter(({ kind }) => kind === "JavaScript").map(({ url }) => url);
      findings.push(...bytesFindings(path, all), await strangersFinding(path, scripts, assets));
    }
    return findings;
  } finally {
    await browser.close();
  }
}

interface Transfer {
  kind: Kind;
  url: string;
  /** As transferred, so mostly compressed. */
  headerBytes: number;
  bodyBytes: number;
}

async function followTransfers(devtools: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, encodedDataLength: headerBytes } = response;
    if (url.startsWith("data:")) return;
    transfers.set(requestId, {
      kind: kindOf.get(type) ?? "other",
      url,
      headerBytes,
      bodyBytes: 0,
    });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer === undefined) return;
    transfer.bodyBytes = encodedDataLength - transfer.headerBytes;
  });
  await devtools.send("Network.enable");
  return transfers;
}

function bytesFindings(path: string, transfers: readonly Transfer[]): Finding[] {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const finding = (what: string, bytes: number, most: number | undefined): Finding => ({
    what: `${path}: ${what}`,
    measured: inKilobytes(bytes),
    ...(most === undefined ? {} : { target: atMost(bytes, most, inKilobytes(most)) }),
  });
  const budget = budgets[path];
  const ofKinds = kinds.map((kind) => {
    const bytes = transfers.filter((one) => one.kind === kind).map(({ bodyBytes }) => bodyBytes);
    return finding(kind, sum(bytes), budget?.[kind]);
  });
  const headers = sum(transfers.map(({ headerBytes }) => headerBytes));
  const bodies = sum(transfers.map(({ bodyBytes }) => bodyBytes));
  return [
    ...ofKinds,
    finding("headers", headers, undefined),
    finding("all in all", bodies + headers, budget?.all),
    {
      what: `${path}: requests before it is idle`,
      measured: inWhole(transfers.length),
      target: atMost(transfers.length, budget?.requests ?? 0),
    },
  ];
}

/** Throws when the marks are in no script, as they would prove nothing. */
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
