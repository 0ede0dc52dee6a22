import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { defaultFacts } from "#content/business.ts";
import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { textsWith } from "#content/texts.server.ts";
import { administratorExists } from "#domain/administrator/account.ts";
import { createFacts } from "#domain/facts/facts.ts";
import { placedNow } from "#domain/site-pictures/site-pictures.ts";
import { createSiteTexts } from "#domain/site-texts/site-texts.ts";
import { systemClock } from "#platform/clock.ts";
import { ConfigurationError, readSettings, type Settings } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { type DatabaseToRead, openToRead } from "#platform/database/open-to-read.ts";
import { DatabaseUnusable } from "#platform/database/unusable.ts";
import { silentLog } from "#platform/log.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { figuresWithoutSource } from "./doctor/figure-sources.ts";
import type { Finding } from "./doctor/readiness.ts";
import { checkReadiness } from "./doctor/readiness.ts";
import { tryEverything } from "./doctor/trials.ts";
import { commandsAsTyped } from "./run-command.ts";

/** Changes nothing: a server may be running, or none ever have run. */
async function examine(): Promise<Finding[]> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  try {
    const database = await openToRead({ url: databaseUrl, dataDir }, silentLog);
    return await (database === null ? examineWithout(settings) : examineWith(settings, database));
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    const sentence = `${error.message} Only then can the doctor look at the rest.`;
    return [{ subject: "Database", sentence, losesLeads: true }];
  }
}

async function examineWithout(settings: Settings): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), "rathkar-doctor-"));
  try {
    const database = await openDatabase({ url: null, dataDir: folder }, silentLog);
    const place = settings.databaseUrl === null ? `in ${settings.dataDir}` : "at DATABASE_URL";
    const sentence = `there is none yet ${place}; the server makes an empty one at its next start.`;
    const none: Finding = { subject: "Database", sentence, losesLeads: false };
    return [...(await examineWith(settings, database)), none];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function examineWith(config: Settings, database: DatabaseToRead): Promise<Finding[]> {
  const parts = { database, clock: systemClock, log: silentLog };
  const facts = createFacts({ ...parts, defaults: defaultFacts, enquiryMonths: config.enquiryMonths });
  try {
    const { business } = await facts.current();
    const factWords = async () => factWordsOf(business);
    const hidesSamples = async () => business.hidesSamples;
    const siteTexts = createSiteTexts({ ...parts, defaults: siteTextDefaults, factWords, hidesSamples });
    const { texts, samples } = (await siteTexts.current()).wording;
    const textsOf = textsWith(business, texts);
    const placed = await placedNow(database.db);
    return checkReadiness({
      config,
      business,
      texts: textsOf("en"),
      figuresWithoutSource: figuresWithoutSource(textsOf),
      samples,
      hasCertificate: placed.has("certificate"),
      hasMap: placed.has("map"),
      warnings: await facts.warnings(),
      hasAdministrator: await administratorExists(database.db),
      trials: await tryEverything(config, database),
    });
  } finally {
    await database.close();
  }
}

function report(findings: Finding[]): void {
  const losing = findings.filter(({ losesLeads }) => losesLeads);
  const others = findings.filter(({ losesLeads }) => !losesLeads);
  if (losing.length === 0) console.log("Ready to go live: no enquiry would be lost.");
  else print("Not ready to go live, enquiries would be lost:", losing, 1);
  if (others.length > 0) print("Should be mended:", others, losing.length + 1);
  if (findings.length > 0) console.log(inOrder);
  process.exitCode = losing.length === 0 ? 0 : 1;
}

const inOrder =
  "Mend them in this order. Restart the server after a change of its settings, then run the doctor again.";

function print(title: string, findings: Finding[], firstNumber: number): void {
  console.log(title);
  for (const [at, { subject, sentence }] of findings.entries()) {
    console.log(`  ${firstNumber + at}. ${subject}: ${commandsAsTyped(withoutSecrets(sentence))}`);
  }
}

await examine()
  .then(report)
  .catch((error: unknown) => {
    console.error(withoutSecrets(error instanceof ConfigurationError ? error.message : inspect(error)));
    process.exitCode = 1;
  });
