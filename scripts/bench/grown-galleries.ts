import { join } from "node:path";
import { Client } from "pg";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { createServices } from "#server/start/create-services.ts";
import { fillSampleGallery } from "../sample-gallery/fill.ts";
import { atMost, type Finding } from "./findings.ts";
import { replaceImages } from "./many-images.ts";
import { siteEdge } from "./site-edge.ts";
import { inMilliseconds, inRatio, inWhole, median } from "./units.ts";

/** A PostgreSQL database with that many images. */
export interface GrownGallery {
  url: string;
  dataDir: string;
  count: number;
}

type Ask = () => Promise<unknown>;

const counts = [100, 10_000, 100_000] as const;
const warmUps = 20;
const rounds = 15;
const growth = 1.5;

/** Makes the galleries, smallest first, in databases of their own on the server of `postgres`. */
export async function growGalleries(postgres: string, folder: string): Promise<GrownGallery[]> {
  const galleries: GrownGallery[] = [];
  for (const count of counts) {
    const gallery = { url: await createDatabase(postgres, `grown_${count}`), count };
    const dataDir = join(folder, `grown-${count}`);
    const { services, close } = await openGallery({ ...gallery, dataDir });
    await fillSampleGallery(services).finally(close);
    await replaceImages(dataDir, count, gallery.url);
    await settle(gallery.url);
    galleries.push({ ...gallery, dataDir });
  }
  return galleries;
}

/** Times of pages and of the office's lists, each size in turn, and how much more the largest takes than the least. */
export async function measureGrownGalleries(galleries: readonly GrownGallery[]): Promise<Finding[]> {
  const opened = [];
  for (const gallery of galleries) opened.push(await openQuestions(gallery));
  try {
    const findings: Finding[] = [];
    for (const what of opened[0]?.questions.keys() ?? []) {
      const asked = opened.map(({ questions }) => questions.get(what) ?? missing);
      findings.push(...findingsOf(what, await takeTurns(asked)));
    }
    return findings;
  } finally {
    for (const { close } of opened) await close();
  }
}

const missing: Ask = () => Promise.reject(new Error("A gallery lacks a question."));

async function createDatabase(postgres: string, name: string): Promise<string> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
}

/** What PostgreSQL does by itself within a minute. */
async function settle(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze").finally(() => client.end());
}

function openGallery({ url, dataDir }: GrownGallery) {
  return createServices(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir }), silentLog);
}

async function openQuestions(gallery: GrownGallery) {
  const { services, close } = await openGallery(gallery);
  const { createSiteHandler } = await loadBuiltApplication();
  const site = createSiteHandler(services, "production");
  const page = (path: string) => async () => {
    const answer = await site(new Request(`http://localhost:3000${path}`), siteEdge);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer.text();
  };
  const all = { ...everyImage, sort: null, page: 1, pageSize: 24 };
  const list = (changed: object) => () => services.gallery.find({ ...all, ...changed });
  const questions = new Map<string, Ask>([
    ["/gallery", page("/gallery")],
    // A full page of it in the smallest gallery, too.
    ["/gallery?work=body-building", page("/gallery?work=body-building")],
    ["/gallery, last page", page(`/gallery?page=${Math.ceil(gallery.count / 24)}`)],
    ["sitemap, first part", page("/sitemap.xml?part=1")],
    ["office, first page of images", list({})],
    ["office, search for a vehicle", list({ search: "tata ace" })],
  ]);
  return { questions, close };
}

/** Milliseconds of every round, for each. */
async function takeTurns(asked: readonly Ask[]): Promise<number[][]> {
  for (const ask of asked) for (let time = 0; time < warmUps; time++) await ask();
  const times: number[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, ask] of asked.entries()) {
      const begun = performance.now();
      await ask();
      times[index]?.push(performance.now() - begun);
    }
  }
  return times;
}

function findingsOf(what: string, times: readonly number[][]): Finding[] {
  const [least = 0, ...larger] = times.map(median);
  const most = larger.at(-1) ?? least;
  const isPage = what.startsWith("/");
  return [
    ...[least, ...larger].map((time, index) => ({
      what: `${what}, ${inWhole(counts[index] ?? 0)} images`,
      measured: inMilliseconds(time),
    })),
    {
      what: "  the most against the least",
      measured: inRatio(most / least),
      ...(isPage ? { target: atMost(most / least, growth) } : {}),
    },
  ];
}
