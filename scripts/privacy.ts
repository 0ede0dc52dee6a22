import type { PersonalData } from "#domain/enquiries/enquiry.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";

const usage = `Shows or erases everything that is stored about one person.

  npm run privacy -- export +919800000000      prints it as JSON
  npm run privacy -- erase name@example.com    removes it and prints what went

The person is named by phone number or e-mail address. Backups, and mails that were sent, are not reached:
docs/personal-data.md says what to do about them.`;

try {
  console.log(JSON.stringify(await obey(process.argv.slice(2)), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function obey(words: string[]): Promise<object> {
  const [command, ...rest] = words;
  const person = rest.join(" ");
  if ((command !== "export" && command !== "erase") || person === "") throw new Error(usage);
  const { services, close } = await createServices(readConfig(process.env), createLog("error"), {
    isBesideServer: true,
  });
  try {
    const { enquiries } = services;
    return command === "export"
      ? { person, stored: known(await enquiries.personalData(person)) }
      : { person, erased: known(await enquiries.erasePerson(person)) };
  } finally {
    await close();
  }
}

function known(data: PersonalData | null): PersonalData {
  if (data === null) throw new Error("That is neither a phone number nor an e-mail address.");
  return data;
}
