import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailProblem } from "#app/admin/enquiries/mail-problem.ts";
import { enquiries } from "#content/en/admin/enquiries.ts";
import { textsOf } from "#content/texts.server.ts";
import { checkStore, storeProblem } from "#domain/gallery/pictures/store-owner.ts";
import { type Config, ConfigurationError, readConfig } from "#platform/config.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { openMailer } from "#server/jobs/enquiry-mail/start-mailing.ts";
import { createServices } from "#server/start/create-services.ts";
import type { Finding } from "./doctor/finding.ts";
import { plainHttpProblem } from "./doctor/plain-http.ts";
import { judgeReadiness } from "./doctor/readiness.ts";

async function examine(): Promise<Finding[]> {
  const config = readConfig(process.env);
  const { services, database, close } = await createServices(config, silentLog);
  try {
    const hasAdministrator = await services.administrator.exists();
    const trouble = await services.enquiries.mailTrouble();
    const trials = {
      mailProblem: await tryMail(config),
      folderProblem: await tryFolder(config.dataDir),
      storeProblem: await tryStore(config, database.db),
      mailTrouble: trouble && { ...trouble, problem: mailProblem(enquiries.mail, trouble.problem) },
      folderMode: (await stat(config.dataDir)).mode,
      plainHttpProblem: await tryPlainHttp(config.publicUrl),
    };
    const { business } = await services.facts.current();
    return judgeReadiness({ config, business, texts: textsOf("en"), hasAdministrator, trials });
  } finally {
    await close();
  }
}

async function tryMail(config: Config): Promise<string | null> {
  const mailer = openMailer(config);
  if (mailer === null) return null;
  const outcome = await mailer.check();
  mailer.close();
  return outcome.ok ? null : mailProblem(enquiries.mail, outcome.refusal);
}

async function tryStore({ storageUrl, dataDir }: Config, db: OpenDatabase["db"]): Promise<string | null> {
  try {
    return storeProblem(await checkStore({ db, files: openFileStore({ url: storageUrl, dataDir }) }));
  } catch (error) {
    return `The picture store cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function tryFolder(dataDir: string): Promise<string | null> {
  const file = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await writeFile(file, "");
    await rm(file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function tryPlainHttp(publicUrl: string): Promise<string | null> {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" ? plainHttpProblem(`http://${hostname}/`) : null;
}

function report(findings: Finding[]): void {
  const losing = findings.filter(({ losesLeads }) => losesLeads);
  const others = findings.filter(({ losesLeads }) => !losesLeads);
  if (losing.length === 0) console.log("Ready to go live: no enquiry would be lost.");
  else print("Not ready to go live, enquiries would be lost:", losing);
  if (others.length > 0) print("Should be mended:", others);
  process.exitCode = losing.length === 0 ? 0 : 1;
}

function print(title: string, findings: Finding[]): void {
  console.log(title);
  for (const { subject, sentence } of findings) console.log(`  ${subject}: ${sentence}`);
}

await examine()
  .then(report)
  .catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = 1;
  });
