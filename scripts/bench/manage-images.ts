import { join } from "node:path";
import { imageSorts } from "#domain/gallery/list/image-list.ts";
import { type BackOffice, enterBackOffice } from "./back-office.ts";
import { atMost, below, type Finding } from "./findings.ts";
import { replaceImages } from "./many-images.ts";
import { addImagesOfTheirOwn, ownFiles, ownVehicle } from "./own-pictures.ts";
import { owner, startProductionServer } from "./production-server.ts";
import { copyDatabase } from "./sample-data.ts";
import { inMilliseconds, inRatio, inSeconds, inWhole, median } from "./units.ts";

const few = 100;
const many = 10_000;
const deleted = 1_000;
/** As many as the page deletes by one call. */
const portion = 100;
const rounds = 9;
const requestsPerRound = 15;

const searches = ["tata", "nothing has this name", "custom work", "रथ", "tata ace open half body denting"];

/** The back office's list of images with few and with many of them, its search, and a large bulk delete. */
export async function measureManagedImages(
  root: string,
  sampleData: string,
  folder: string,
): Promise<Finding[]> {
  const fewData = join(folder, `managed-${few}`);
  const manyData = join(folder, `managed-${many}`);
  for (const [dataDir, count] of [
    [fewData, few],
    [manyData, many - deleted],
  ] as const) {
    await copyDatabase(sampleData, dataDir);
    await replaceImages(dataDir, count);
  }
  await addImagesOfTheirOwn(manyData, sampleData, deleted);

  await using fewServer = await startProductionServer(root, fewData);
  await using manyServer = await startProductionServer(root, manyData);
  const fewOffice = await enterBackOffice(fewServer.url, owner);
  const manyOffice = await enterBackOffice(manyServer.url, owner);
  return [
    ...(await measureList(fewOffice, manyOffice)),
    await measureSearches(manyOffice),
    await measureSorts(manyOffice),
    await measureBulkDelete(manyOffice, manyData),
  ];
}

async function measureList(fewOffice: BackOffice, manyOffice: BackOffice): Promise<Finding[]> {
  for (const office of [fewOffice, manyOffice]) await timeOf(office, "/admin/images", 60);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.few.push(await timeOf(fewOffice, "/admin/images", requestsPerRound));
    times.many.push(await timeOf(manyOffice, "/admin/images", requestsPerRound));
  }
  // Rounds took turns, so each is compared with its neighbour in time.
  const growth = median(times.many.map((time, round) => time / (times.few[round] ?? 0)));
  return [
    { what: `the list with ${inWhole(few)} images`, measured: inMilliseconds(median(times.few)) },
    { what: `the list with ${inWhole(many)} images`, measured: inMilliseconds(median(times.many)) },
    { what: `  against ${inWhole(few)} images`, measured: inRatio(growth), target: atMost(growth, 2) },
  ];
}

async function measureSearches(office: BackOffice): Promise<Finding> {
  const times: number[] = [];
  for (const search of searches) {
    times.push(await timeOf(office, `/admin/images?${new URLSearchParams({ search })}`, requestsPerRound));
  }
  const slowest = Math.max(...times);
  return {
    what: `the slowest of ${searches.length} searches in ${inWhole(many)} images`,
    measured: inMilliseconds(slowest),
    target: below(slowest, 150, "150 ms"),
  };
}

async function measureSorts(office: BackOffice): Promise<Finding> {
  const times: number[] = [];
  for (const by of imageSorts) {
    times.push(await timeOf(office, `/admin/images?sort=-${by}&page=300`, requestsPerRound));
  }
  return {
    what: `the slowest order, on page 300 of ${inWhole(many)} images`,
    measured: inMilliseconds(Math.max(...times)),
  };
}

async function measureBulkDelete(office: BackOffice, dataDir: string): Promise<Finding> {
  const files = await ownFiles(dataDir);
  const begun = performance.now();
  const ids = await office.matchingIds(ownVehicle);
  let removed = 0;
  for (let start = 0; start < ids.length; start += portion) {
    removed += await office.deletePortion(ids.slice(start, start + portion));
  }
  const time = performance.now() - begun;
  const filesLeft = await ownFiles(dataDir);
  if (removed !== deleted || filesLeft !== files) {
    throw new Error(
      `${removed} images were deleted, and of ${files} files ${filesLeft} are left for the bin.`,
    );
  }
  return {
    what: `moving ${inWhole(deleted)} images with ${inWhole(files)} files to the bin`,
    measured: inSeconds(time),
    target: below(time, 10_000, "10 s"),
  };
}

/** Milliseconds a request takes, the mean of `count` of them one after the other. */
async function timeOf(office: BackOffice, path: string, count: number): Promise<number> {
  const begun = performance.now();
  for (let index = 0; index < count; index++) await office.seePage(path);
  return (performance.now() - begun) / count;
}
