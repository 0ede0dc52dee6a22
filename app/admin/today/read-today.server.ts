import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import type { FirstStep } from "#domain/administrator/first-steps.ts";
import type { BackupStatus } from "#domain/backup/backup.ts";
import { type OldCopy, oldCopy } from "#domain/backup/last-copy.ts";
import type { EnquirySummary, MailTrouble } from "#domain/enquiries/enquiry.ts";
import type { FactWarning } from "#domain/facts/fact-warnings.ts";
import type { GoLiveProgress } from "#domain/go-live/go-live-progress.ts";
import { daysLate } from "#domain/jobs/due.ts";
import type { Services } from "#domain/services.ts";
import { indianDay, indianDaysSince } from "#domain/values/indian-day.ts";
import { jobNaming } from "../kit/jobs/job-choices.server.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { readSampleState, type SampleState } from "../kit/samples/sample-state.server.ts";
import { type GoLiveItem, readGoLiveItems } from "../kit/setup/go-live-items.server.ts";
import { readProgress } from "../kit/setup/read-go-live.server.ts";
import {
  type NamedPage,
  namedPages,
  namedProject,
  type OpenedPage,
} from "../kit/site-pages/page-naming.server.ts";
import { type Closing, readClosing } from "./close-today.server.ts";
import type { DueJobsProps } from "./due-jobs.tsx";
import { readFirstSteps } from "./first-steps.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface Today {
  /** UTC, ISO 8601. */
  now: string;
  waiting: { total: number; oldest: EnquirySummary[] };
  callBacks: EnquirySummary[];
  dueJobs: DueJobsProps;
  failingMail: MailTrouble | null;
  /** None has gone out since the settings were saved last. */
  isMailUnproven: boolean;
  isDiskLow: boolean;
  withoutVehicle: number;
  /** `days` since the oldest came. */
  inWork: { total: number; days: number };
  certificate: FactWarning[];
  backups: BackupStatus | null;
  oldCopy: OldCopy | null;
  downloadedAt: string | null;
  published: (NamedPage & { createdAt: string }) | null;
  opened: OpenedPage[];
  goLive: GoLiveItem[];
  samples: SampleState;
  setup: GoLiveProgress;
  lines: { total: number; id: string | null };
  closing: Closing;
  firstSteps: FirstStep[];
}

const oldestShown = 5;
const dueShown = 8;
const openedShown = 7;
const daysOfWeek = 7;

export async function readToday(context: Context, origin: string): Promise<Today> {
  const services = context.get(servicesContext);
  const { enquiries, jobs, gallery, facts, statistics } = services;
  const [
    isMailed,
    waiting,
    callBacks,
    dueJobs,
    failingMail,
    mailTimes,
    isDiskLow,
    withoutVehicle,
    inWork,
    warnings,
    newest,
    opened,
    backups,
    downloadedAt,
    samples,
    goLive,
    setup,
    lines,
    closing,
    firstSteps,
  ] = await Promise.all([
    enquiries.isMailed(),
    enquiries.waiting(oldestShown),
    enquiries.callBacks(oldestShown),
    jobs.due(dueShown),
    enquiries.failingMail(),
    readMailTimes(services),
    services.outages.isDiskLow(),
    gallery.countWithoutVehicle(),
    gallery.inWork(1, 1),
    facts.warnings(),
    gallery.newest(),
    statistics.mostOf("page", daysOfWeek),
    services.backups.status(),
    services.activity.lastTime("backup downloaded"),
    readSampleState(context),
    readGoLiveItems(context, origin),
    readProgress(context),
    services.customerLines.waiting(),
    readClosing(context),
    readFirstSteps(context),
  ]);
  const [serviceOf, named] = await Promise.all([serviceNaming(context), jobNaming(context)]);
  const now = new Date();
  const [oldest] = inWork.images;
  return {
    now: now.toISOString(),
    waiting: {
      ...waiting,
      oldest: waiting.oldest.map((asked) => ({ ...asked, service: serviceOf(asked) })),
    },
    callBacks: callBacks.due.map((asked) => ({ ...asked, service: serviceOf(asked) })),
    dueJobs: {
      total: dueJobs.total,
      jobs: dueJobs.jobs.map((job) => ({
        job: named(job),
        daysLate: daysLate(job.promisedOn, indianDay(now)),
      })),
    },
    failingMail: isMailed ? failingMail : null,
    isMailUnproven: isMailed && failingMail === null && isUnproven(mailTimes),
    isDiskLow,
    withoutVehicle,
    inWork: { total: inWork.total, days: indianDaysSince(oldest?.inWorkSince ?? now.toISOString(), now) },
    certificate: warnings.filter(({ section }) => section === "certificate"),
    backups,
    oldCopy: oldCopy(backups, downloadedAt, now),
    downloadedAt,
    published: newest && { ...(await namedProject(context, newest)), createdAt: newest.createdAt },
    opened: await namedPages(context, opened, openedShown),
    samples,
    goLive,
    setup,
    lines,
    closing,
    firstSteps,
  };
}

interface MailTimes {
  saved: string | null;
  sent: string | null;
}

async function readMailTimes({ activity, enquiries }: Services): Promise<MailTimes> {
  const [saved, tested, mailed] = await Promise.all([
    activity.lastTime("mail settings saved"),
    activity.lastTime("test mail sent"),
    enquiries.lastMailed(),
  ]);
  return {
    saved,
    sent:
      [tested, mailed]
        .filter((time) => time !== null)
        .toSorted()
        .at(-1) ?? null,
  };
}

function isUnproven({ saved, sent }: MailTimes): boolean {
  return sent === null || (saved !== null && sent < saved);
}
