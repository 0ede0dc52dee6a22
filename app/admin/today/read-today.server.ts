import type { RouterContextProvider } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { pageName } from "#app/site/pages.ts";
import type { BackupStatus } from "#domain/backup/backup.ts";
import { type OldCopy, oldCopy } from "#domain/backup/last-copy.ts";
import type { EnquirySummary, MailTrouble } from "#domain/enquiries/enquiry.ts";
import type { Contradiction } from "#domain/facts/contradictions.ts";
import type { NamedProject } from "#domain/gallery/images/today-queries.ts";
import type { GoLiveProgress } from "#domain/go-live/go-live-progress.ts";
import type { OpenedPage } from "#domain/page-views/page-views.ts";
import type { Services } from "#domain/services.ts";
import { indianDaysSince } from "#domain/values/indian-day.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { type AdminText, adminTextContext } from "../kit/page/admin-text.ts";
import { categoryLabel } from "../kit/picture/listed-image.ts";
import { readSampleState, type SampleState } from "../kit/samples/sample-state.server.ts";
import { type GoLiveItem, readGoLiveItems } from "../kit/setup/go-live-items.server.ts";
import { readProgress } from "../kit/setup/read-go-live.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface NamedPage {
  name: string;
  path: string;
}

export interface Today {
  /** UTC, ISO 8601. */
  now: string;
  waiting: { total: number; oldest: EnquirySummary[] };
  failingMail: MailTrouble | null;
  withoutVehicle: number;
  /** `days` since the oldest came. */
  inWork: { total: number; days: number };
  certificate: Contradiction[];
  backups: BackupStatus | null;
  oldCopy: OldCopy | null;
  downloadedAt: string | null;
  published: (NamedPage & { createdAt: string }) | null;
  opened: (NamedPage & { views: number })[];
  goLive: GoLiveItem[];
  samples: SampleState;
  setup: GoLiveProgress;
  lines: { total: number; id: string | null };
}

const oldestShown = 5;
const openedShown = 7;
const projectPath = /^\/gallery\/([^/]+)$/;

export async function readToday(context: Context, origin: string): Promise<Today> {
  const services = context.get(servicesContext);
  const { enquiries, gallery, facts, pageViews } = services;
  const [
    isMailed,
    waiting,
    failingMail,
    withoutVehicle,
    inWork,
    contradictions,
    newest,
    opened,
    backups,
    downloadedAt,
    samples,
    goLive,
    setup,
    lines,
  ] = await Promise.all([
    enquiries.isMailed(),
    enquiries.waiting(oldestShown),
    enquiries.failingMail(),
    gallery.countWithoutVehicle(),
    gallery.inWork(1, 1),
    facts.contradictions(),
    gallery.newest(),
    pageViews.ofLastWeek(),
    services.backups.status(),
    services.activity.lastTime("backup downloaded"),
    readSampleState(context),
    readGoLiveItems(context, origin),
    readProgress(context),
    services.customerLines.waiting(),
  ]);
  const serviceOf = await serviceNaming(context);
  const now = new Date();
  const [oldest] = inWork.images;
  return {
    now: now.toISOString(),
    waiting: {
      ...waiting,
      oldest: waiting.oldest.map((asked) => ({ ...asked, service: serviceOf(asked) })),
    },
    failingMail: isMailed ? failingMail : null,
    withoutVehicle,
    inWork: { total: inWork.total, days: indianDaysSince(oldest?.inWorkSince ?? now.toISOString(), now) },
    certificate: contradictions.filter(({ section }) => section === "certificate"),
    backups,
    oldCopy: oldCopy(backups, downloadedAt, now),
    downloadedAt,
    published: newest && { ...(await namedProject(context, newest)), createdAt: newest.createdAt },
    opened: await namedPages(context, services, opened),
    samples,
    goLive,
    setup,
    lines,
  };
}

async function namedPages(
  context: Context,
  { gallery }: Services,
  opened: readonly OpenedPage[],
): Promise<Today["opened"]> {
  const { language } = context.get(adminTextContext);
  const views = new Map<string, number>();
  for (const page of opened) {
    const path = pathWithoutLanguage(page.path);
    views.set(path, (views.get(path) ?? 0) + page.views);
  }
  const texts = context.get(siteFactsContext).textsOf(language);
  const ids = [...views.keys()].flatMap((path) => projectPath.exec(path)?.[1] ?? []);
  const projects = new Map((await gallery.named(ids)).map((project) => [project.id, project]));
  const named = [...views]
    .toSorted(([, one], [, other]) => other - one)
    .map(async ([path, total]) => {
      const project = projects.get(projectPath.exec(path)?.[1] ?? "");
      const name = pageName(texts, path);
      if (project !== undefined) return [{ ...(await namedProject(context, project)), views: total }];
      return name === null ? [] : [{ name, path: sitePath(language, path), views: total }];
    });
  return (await Promise.all(named)).flat().slice(0, openedShown);
}

async function namedProject(context: Context, { id, vehicle, work }: NamedProject): Promise<NamedPage> {
  const text: AdminText = context.get(adminTextContext);
  const nameOf = await vehicleNaming(context);
  return {
    name: `${nameOf(vehicle)}, ${categoryLabel(text.images, work)}`,
    path: sitePath(text.language, `/gallery/${id}`),
  };
}
