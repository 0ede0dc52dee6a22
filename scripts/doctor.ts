import { business } from "#content/business.ts";
import { pageTexts } from "#content/pages/texts.server.ts";
import { ConfigurationError, readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { openWorkshop } from "#server/open-workshop.ts";
import { type Finding, judgeReadiness } from "./doctor/readiness.ts";

/** Says what is not ready to go live; exit code 1 when there is anything. */
async function examine(): Promise<Finding[]> {
  const config = readConfig(process.env);
  const { workshop, close } = await openWorkshop(config, silentLog);
  try {
    const hasAdministrator = await workshop.administrator.exists();
    return judgeReadiness({ config, business, texts: pageTexts.en, hasAdministrator });
  } finally {
    await close();
  }
}

function report(findings: Finding[]): void {
  if (findings.length === 0) console.log("Ready to go live.");
  for (const { subject, sentence } of findings) console.log(`${subject}: ${sentence}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

await examine()
  .then(report)
  .catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = 1;
  });
