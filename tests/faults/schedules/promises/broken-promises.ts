import type { Stage } from "../operations/stage.ts";
import type { World } from "../world/world.ts";
import { brokenBin } from "./bin.ts";
import { brokenDatabase } from "./database.ts";
import { brokenEnquiries } from "./enquiries.ts";
import { brokenFiles } from "./files.ts";
import { brokenImages } from "./images.ts";
import { brokenJobs } from "./jobs.ts";
import { brokenMails } from "./mails.ts";
import { brokenPages } from "./pages.ts";
import { brokenProjects } from "./projects.ts";
import { brokenQuotations } from "./quotations.ts";
import { brokenStatistics } from "./statistics.ts";

export async function brokenPromises(world: World, stage: Stage, labels: string): Promise<string[]> {
  const { client, ledger } = stage;
  const touched = ledger.images.filter(({ label }) => label.startsWith(labels));
  await using data = await world.openData();
  const broken = [
    ...(await brokenEnquiries(data, ledger.enquiries)),
    ...(await brokenMails(data, world.mailServer.taken)),
    ...(await brokenImages(data, ledger.images)),
    ...(await brokenProjects(data, ledger)),
    ...(await brokenJobs(data, ledger.enquiries)),
    ...(await brokenQuotations(data, ledger.enquiries)),
    ...(await brokenBin(data, ledger)),
    ...(await brokenPages(world, stage, touched)),
    ...(await brokenFiles(data)),
    ...(await brokenStatistics(data, ledger)),
    ...(await brokenDatabase(data)),
  ];
  return [
    ...client.forbidden.splice(0),
    ...ledger.surprises.splice(0),
    ...world.deaths.splice(0).map((how) => `A server ended by itself: ${how}.`),
    ...broken,
  ];
}
