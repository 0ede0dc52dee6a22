import type { Server } from "node:http";
import { addressAt } from "#app/address-book.ts";
import { createFirstAdministrator } from "#domain/administrator/administrator.ts";
import { createToldOutages } from "#domain/outages/told-outages.ts";
import type { Services } from "#domain/services.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { trustClock } from "#platform/database/trusted-clock.ts";
import { isDiskFull } from "#platform/disk-space.ts";
import type { PictureProcesses } from "#platform/images/process/picture-processes.ts";
import type { Log } from "#platform/log.ts";
import type { PushNetwork } from "#platform/push/push-network.ts";
import { forgetUnnamedProxy, keepUnnamedProxy } from "#platform/unnamed-proxy.ts";
import { createApp } from "../app.ts";
import { createDocumentFiles } from "../documents.ts";
import { reportFailedBackup } from "../jobs/backup/report-failed-backup.ts";
import { runBackupCommand } from "../jobs/backup/run-command.ts";
import { startBackups } from "../jobs/backup/start-backups.ts";
import { certificateMail } from "../jobs/certificate-mail.ts";
import { startMailing } from "../jobs/enquiry-mail/mail-worker.ts";
import { startPushing } from "../jobs/push/start-pushing.ts";
import { statisticsMail } from "../jobs/statistics-mail.ts";
import { dailySweeps, sweepDaily } from "../jobs/sweep-daily.ts";
import { tellOfCalls } from "../jobs/tell-of-calls.ts";
import { watchOutages } from "../jobs/watch-outages.ts";
import { startTelling } from "../jobs/webhook/start-telling.ts";
import { writeSearchTexts } from "../jobs/write-search-texts.ts";
import { writeStatistics } from "../jobs/write-statistics.ts";
import { createPictureFiles } from "../pictures.ts";
import { type Application, builtAssets, loadBuiltApplication } from "./application-build.ts";
import { createServices, storesHere } from "./create-services.ts";
import { listen, type NodeMiddleware, tryPort } from "./listen.ts";
import { reachableAddresses } from "./reachable-addresses.ts";
import { setupLinksAt } from "./setup-links.ts";

interface RunningServer {
  port: number;
  addresses: readonly string[];
  /** None where there is an administrator. */
  setupLinks: readonly string[];
  /** Answers readers 503 for `notice` milliseconds, then ends within ten seconds. */
  stop(notice?: number): Promise<void>;
}

export interface StartOptions {
  prepare?(services: Services): Promise<void>;
  application?: Application;
  pushNetwork?: PushNetwork;
  pictureProcesses?: PictureProcesses;
  development?: { server: Server; middleware: NodeMiddleware };
}

const drainTimeoutMilliseconds = 10_000;
/** Milliseconds, as after a crash. */
const databasePatience = 120_000;

/** Throws with everything closed again. */
export async function startServer(
  config: Config,
  log: Log,
  { prepare, application, development, pushNetwork, pictureProcesses }: StartOptions = {},
): Promise<RunningServer> {
  const { createSiteHandler, createPageAddresses } = application ?? (await loadBuiltApplication());
  await using opened = new AsyncDisposableStack();
  opened.adopt(holdServerLock(config.dataDir), (lock) => lock.release());
  if (development === undefined) await tryPort(config);
  const prometheus = config.metricsPort === null ? null : await import("../metrics.ts");
  const metrics = prometheus?.createMetrics() ?? null;
  const { services, outbox, push, webhook, database, limiters, encodings, close } = await createServices(
    config,
    log,
    {
      patience: databasePatience,
      ...(metrics !== null && { onQuery: metrics.queried }),
      ...(pushNetwork !== undefined && { pushNetwork }),
      pictureProcesses,
    },
  );
  opened.defer(close);
  await createFirstAdministrator(services.administrator, config);
  await forgetUnnamedProxy(config.dataDir);
  await prepare?.(services);

  void services.facts.current();
  const app = createApp({
    config,
    log,
    database,
    site: createSiteHandler(services, "production"),
    pageAddresses: createPageAddresses(services),
    addressAt,
    limiters,
    knownDevice: services.administrator.knownDevice,
    ...(metrics !== null && { onAnswer: metrics.answered }),
    assetsDirectory: development === undefined ? builtAssets : null,
    storedFiles: createPictureFiles(services).route("/", createDocumentFiles(services.sitePictures)),
    phone: () => services.facts.lastKnown()?.phones[0] ?? null,
    isDiskFull: async () => storesHere(config) && isDiskFull(config.dataDir),
    developing: development !== undefined,
    onUnnamedProxy(proxy) {
      log.warn({ proxy }, "Visitors come by a proxy that TRUSTED_PROXY does not name: all share its limits.");
      keepUnnamedProxy(config.dataDir, proxy).catch((err: unknown) =>
        log.error({ err }, "The proxy was not noted for the doctor."),
      );
    },
  });
  if (prometheus !== null && metrics !== null && config.metricsPort !== null) {
    metrics.addSources({
      outbox,
      webhook: webhook?.outbox ?? null,
      backups: services.backups,
      encodings,
      clock: systemClock,
    });
    const served = await prometheus.serveMetrics(metrics, config.metricsPort, log);
    opened.defer(served.close);
  }
  const listening = await listen(app, config, development);
  const isClockTrusted = () => trustClock(database.db, systemClock.now(), log);
  const taking = services.pictures.takeStore().catch((error: unknown) => {
    log.error({ err: error }, "Whether the picture store is this database's could not be read.");
  });
  const ownerMail = { facts: services.facts, mail: services.mail, publicUrl: config.publicUrl, log };
  const mailParts = { ...ownerMail, database, clock: systemClock };
  const daily = [
    ...dailySweeps(services),
    certificateMail(mailParts),
    statisticsMail({ ...mailParts, enquiries: services.enquiries }),
  ];
  const sweeping = sweepDaily(daily, { isClockTrusted, log });
  const searchTexts = writeSearchTexts(services, log);
  const counting = writeStatistics(services.statistics, log);
  const mailing = startMailing({
    outbox,
    facts: services.facts,
    mail: services.mail,
    publicUrl: config.publicUrl,
    log,
  });
  const calls = tellOfCalls(services.enquiries, log);
  const pushing = startPushing({ ...push, enquiries: outbox, log });
  const telling =
    webhook && startTelling({ ...webhook, enquiries: outbox, publicUrl: config.publicUrl, log });
  const backups =
    config.backupUrl === null
      ? null
      : startBackups({
          runs: services.backups,
          times: config.backupTimes,
          run: (words, signal) => runBackupCommand(config, words, signal),
          tell: (kind, problem) => reportFailedBackup({ ...ownerMail, clock: systemClock }, kind, problem),
          clock: systemClock,
          log,
        });
  const watching = watchOutages({
    outages: services.outages,
    told: createToldOutages({ db: database.db, clock: systemClock }),
    ...push,
    log,
  });
  let noticeMilliseconds = 0;
  opened.defer(async () => {
    await Promise.all([listening.drain(drainTimeoutMilliseconds, noticeMilliseconds), mailing.stop()]);
    await watching.stop();
    await calls.stop();
    await pushing.stop();
    await telling?.stop();
    await backups?.stop();
    await Promise.all([taking, sweeping.stop(), counting.stop(), searchTexts.stop()]);
  });
  const addresses = reachableAddresses(config, listening.port);
  log.info({ port: listening.port }, `Serving ${addresses.join(" and ")}`);
  const setupLinks = await setupLinksAt(addresses, services.administrator);
  if (setupLinks.length > 0) log.warn({ setupLinks }, "There is no administrator yet: this link makes one.");

  const running = opened.move();
  return {
    port: listening.port,
    addresses,
    setupLinks,
    stop(notice = 0) {
      noticeMilliseconds = notice;
      return running.disposeAsync();
    },
  };
}
