import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { namesOf } from "#domain/gallery/names/names.ts";
import { createReferenceLists } from "#domain/gallery/names/reference-lists.ts";
import { createPictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { checkStore, storeProblem } from "#domain/gallery/pictures/store-owner.ts";
import { receivePhotographs } from "#domain/gallery/uploads/receive-photographs.ts";
import { photographLimits, storedLongestSide } from "#domain/gallery/uploads/upload-rules.ts";
import { isWorkType, type WorkType, workTypes } from "#domain/values/work.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig, readSettings, type Settings } from "#platform/config.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { createPictureEncoder } from "#platform/images/picture-encoder.ts";
import { createLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { ofFolder } from "./import/folder.ts";
import type { Source } from "./import/item.ts";
import { createNames } from "./import/names.ts";
import { openPictures } from "./import/picture-files.ts";
import { readPostgres, readTable } from "./import/read-table.ts";
import { Report } from "./import/report.ts";
import { ofTable } from "./import/rows.ts";
import type { Taking } from "./import/store-image.ts";
import { take } from "./import/take.ts";
import { ofWordpress } from "./import/wordpress.ts";
import { runCommand } from "./run-command.ts";

const usage = `Takes photographs and names over from elsewhere, also beside a running server. Without --apply nothing is changed.

  npm run import -- gallery_images.csv vehicle_names.csv body_types.csv --pictures bucket/   tables, as CSV or JSON
  npm run import -- postgres://host/database --pictures s3://gallery-images?endpoint=…    the same from where they are
  npm run import -- photographs/                     a folder: vehicle/body/file.jpg, pairs by "before" and "after"
  npm run import -- list.csv --pictures photographs/ the same with a list: file, vehicle, body, work, caption, date …
  npm run import -- site.xml --pictures uploads/     an export of WordPress and its wp-content/uploads

  --apply        takes it over; cut off, the same command goes on
  --work KIND    of what names none: ${workTypes.join(", ")}
  --with-sizes   makes the sizes for phones now, too, rather than when the server starts again`;

const log = createLog("error");

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: "string" },
      work: { type: "string" },
      apply: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      "with-sizes": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help || positionals.length === 0) return usage;
  if (values.apply && values["dry-run"]) throw new Error("--apply and --dry-run: one of the two.");
  const settings = values.apply ? readConfig(process.env) : readSettings(process.env);
  const source = joined(await Promise.all(positionals.map(sourceOf)));
  const pictures = await openPictures(values.pictures ?? (await placeBeside(positionals)));
  const asked = { source, pictures, work: workOf(values.work), withSizes: values["with-sizes"] };
  const report = new Report(source.items.length, source.problems, source.notes);
  try {
    await (values.apply ? apply(settings, asked, report) : tryOut(settings, asked, report));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const end = `It stopped: ${reason}\nThe same command goes on where it ended.`;
    throw new Error([...report.sentences(!values.apply), end].join("\n"), { cause: error });
  } finally {
    await writeReport(settings, report, !values.apply);
  }
  const last = values.apply ? "" : "Nothing was changed: say the same with --apply.";
  return [...report.sentences(!values.apply), `All of it: ${reportFile(settings)}`, last].join("\n").trim();
}

interface Asked {
  source: Source;
  pictures: Taking["files"];
  work: WorkType | null;
  withSizes: boolean;
}

async function sourceOf(address: string): Promise<Source> {
  if (/^postgres(ql)?:\/\//.test(address)) return joined((await readPostgres(address)).map(ofTable));
  const found = await stat(address).catch(() => null);
  if (found === null) throw new Error(`There is no ${address}.`);
  if (found.isDirectory()) return ofFolder(address);
  const kind = extname(address).toLowerCase();
  if (kind === ".xml") return ofWordpress(address);
  if (kind === ".csv" || kind === ".json") return ofTable(await readTable(address));
  throw new Error(`${address} is none of: a folder, .csv, .json, .xml, postgres://…`);
}

function joined(sources: readonly Source[]): Source {
  return {
    items: sources.flatMap(({ items }) => items),
    names: sources.flatMap(({ names }) => names),
    problems: sources.flatMap(({ problems }) => problems),
    notes: sources.flatMap(({ notes }) => notes),
  };
}

/** Unless said, photographs lie in the folder itself or beside the list. */
async function placeBeside([first = "", ...others]: readonly string[]): Promise<string> {
  const found = await stat(first).catch(() => null);
  if (found === null) throw new Error("Where are the photographs? Say --pictures.");
  if (found.isDirectory() && others.length > 0)
    throw new Error("A folder of photographs is taken by itself.");
  return found.isDirectory() ? first : dirname(first);
}

function workOf(named: string | undefined): WorkType | null {
  if (named === undefined || isWorkType(named)) return named ?? null;
  throw new Error(`--work must be one of ${workTypes.join(", ")}.`);
}

async function tryOut({ databaseUrl: url, dataDir }: Settings, asked: Asked, report: Report): Promise<void> {
  const known = await openToRead({ url, dataDir }, log);
  const encoder = createPictureEncoder(photographLimits, storedLongestSide);
  try {
    await takeAll(asked, { report, known, encoder, into: null });
  } finally {
    encoder.stop();
    await known?.close();
  }
}

async function apply(settings: Settings, asked: Asked, report: Report): Promise<void> {
  const { databaseUrl: url, storageUrl, dataDir } = settings;
  const database = await openDatabase({ url, dataDir }, log, { isBesideServer: true });
  const encoder = createPictureEncoder(photographLimits, storedLongestSide);
  try {
    const { db } = database;
    const files = openFileStore({ url: storageUrl, dataDir });
    const check = await checkStore({ db, files });
    if (check.owner === "another database") throw new Error(storeProblem(check) ?? check.owner);
    const writer = { db, files, encoder, clock: systemClock, log, onStored() {} };
    const into = { database, receive: receivePhotographs(writer) };
    await takeAll(asked, { report, known: database, encoder, into });
    if (asked.withSizes) await makeSizes(database, files);
  } finally {
    encoder.stop();
    await database.close();
  }
}

async function takeAll(
  { source, pictures, work }: Asked,
  parts: Pick<Taking, "report" | "encoder" | "known" | "into">,
): Promise<void> {
  const { known, into, report } = parts;
  const listed = async (list: "vehicle_names" | "body_types") =>
    known === null ? [] : namesOf(known.db, list);
  const lists = into && createReferenceLists({ database: into.database, clock: systemClock });
  const names = createNames(
    { vehicle_names: await listed("vehicle_names"), body_types: await listed("body_types") },
    lists,
    report,
  );
  await names.addAll(source.names);
  await take(source.items, { ...parts, files: pictures, names, work, now: systemClock.now() });
}

async function makeSizes(database: OpenDatabase, files: FileStore): Promise<void> {
  console.log("Making the sizes for phones …");
  const store = createPictureStore({ database, files, clock: systemClock, log });
  await store.warmedUp();
  await store.stop();
}

function reportFile({ dataDir }: Settings): string {
  return join(dataDir, "import-report.txt");
}

async function writeReport(settings: Settings, report: Report, isDry: boolean): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true });
  const lines = report.sentences(isDry, Number.POSITIVE_INFINITY);
  await writeFile(reportFile(settings), `${lines.join("\n")}\n`, { mode: 0o600 });
}

await runCommand(run);
