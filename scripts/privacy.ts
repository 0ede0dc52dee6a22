import { pipeline } from "node:stream/promises";
import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import type { PersonalData } from "#domain/enquiries/enquiry.ts";
import { personArchive } from "#domain/enquiries/person-archive.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { runCommand } from "./run-command.ts";

const usage = `Shows or erases everything that is stored about one person.

  npm run privacy -- export +919800000000                   prints it as JSON
  npm run --silent privacy -- download +919800000000 > person.zip    the same with the photographs, as one archive
  npm run privacy -- erase name@example.com                 removes it and prints what went

The person is named by phone number or e-mail address. Backups, and mails that were sent, are not reached:
docs/personal-data.md says what to do about them.`;

async function obey(words: string[]): Promise<void> {
  const [command, ...rest] = words;
  const person = rest.join(" ");
  if (!isCommand(command) || person === "") throw new Error(usage);
  const { services, close } = await createServices(readConfig(process.env), createLog("error"), {
    isBesideServer: true,
  });
  try {
    await commands[command](services.enquiries, person);
  } finally {
    await close();
  }
}

const commands = {
  async export(enquiries: Enquiries, person: string) {
    console.log(asJson({ person, stored: known(await enquiries.personalData(person)) }));
  },

  async download(enquiries: Enquiries, person: string) {
    const stored = known(await enquiries.personalData(person));
    await pipeline(personArchive(enquiries, person, stored), process.stdout);
  },

  async erase(enquiries: Enquiries, person: string) {
    console.log(asJson({ person, erased: known(await enquiries.erasePerson(person)) }));
  },
};

function isCommand(word: string | undefined): word is keyof typeof commands {
  return word !== undefined && Object.hasOwn(commands, word);
}

function asJson(value: object): string {
  return JSON.stringify(value, null, 2);
}

function known(data: PersonalData | null): PersonalData {
  if (data === null) throw new Error("That is neither a phone number nor an e-mail address.");
  return data;
}

await runCommand(() => obey(process.argv.slice(2)));
