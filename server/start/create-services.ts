import path from "node:path";
import { defaultFacts } from "#content/business.ts";
import { gallery as english } from "#content/en/gallery.ts";
import { gallery as hindi } from "#content/hi/gallery.ts";
import { gallery as marathi } from "#content/mr/gallery.ts";
import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { createActivity } from "#domain/activity/activity.ts";
import { createAdministrator } from "#domain/administrator/administrator.ts";
import { createBackupRuns } from "#domain/backup/backup.ts";
import { createBin } from "#domain/bin/bin.ts";
import { createDocuments } from "#domain/documents/documents.ts";
import { createCustomerLines } from "#domain/enquiries/customer-lines/customer-lines.ts";
import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import { createEnquiryPhotographs } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import { createWebhookOutbox } from "#domain/enquiries/webhook-outbox.ts";
import { createFacts } from "#domain/facts/facts.ts";
import { createGallery } from "#domain/gallery/gallery.ts";
import { createReferenceLists } from "#domain/gallery/names/reference-lists.ts";
import { sizesFolder } from "#domain/gallery/pictures/picture-metadata.ts";
import { createPictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { createSharePictures } from "#domain/gallery/pictures/share-pictures.ts";
import { createJobs } from "#domain/jobs/jobs.ts";
import { createMailSettings } from "#domain/mail/mail-settings.ts";
import { createOutages } from "#domain/outages/outages.ts";
import { createPaintings } from "#domain/paint/paintings.ts";
import { createNotifiedDevices } from "#domain/push/notified-devices.ts";
import { createPushDevices } from "#domain/push/push.ts";
import { createPushOutbox } from "#domain/push/push-outbox.ts";
import { createQuotations } from "#domain/quotations/quotations.ts";
import type { Services } from "#domain/services.ts";
import { createSitePictures } from "#domain/site-pictures/site-pictures.ts";
import { createSiteTexts } from "#domain/site-texts/site-texts.ts";
import { createStatistics } from "#domain/statistics/statistics.ts";
import { authSecretOf } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { type Opening, openDatabase } from "#platform/database/open.ts";
import { isDiskFull, isDiskLow } from "#platform/disk-space.ts";
import type { PictureProcesses } from "#platform/images/process/picture-processes.ts";
import { createLettering } from "#platform/lettering/lettering.ts";
import type { Log } from "#platform/log.ts";
import { type PushNetwork, publicNetwork } from "#platform/push/push-network.ts";
import { createPushSender } from "#platform/push/push-sender.ts";
import { vapidKeysOf } from "#platform/push/vapid-keys.ts";
import { limitersInMemory, sharedLimiters } from "#platform/rate-limiters.ts";
import { root } from "#platform/root.ts";
import { withFallbackCache } from "#platform/storage/fallback-cache.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { createWebhookSender } from "#platform/webhook/webhook-sender.ts";
import { createAccountMail } from "../account-mail.ts";
import { createBackupDownloads } from "../jobs/backup/downloads.ts";

interface ServicesOptions extends Opening {
  pushNetwork?: PushNetwork;
  pictureProcesses?: PictureProcesses | undefined;
  isDiskLow?: typeof isDiskLow;
}

const fonts = path.join(root, "app/ui/fonts");
const headingFaces = {
  latin: path.join(fonts, "anek-latin.ttf"),
  devanagari: path.join(fonts, "anek-devanagari.ttf"),
};

const ownPictures = path.join(root, "build/client");

function openShownFiles({ storageUrl: url, dataDir }: Config, log: Log): FileStore {
  const store = openFileStore({ url, dataDir });
  if (url === null) return store;
  const folder = path.resolve(dataDir, "picture-cache");
  return withFallbackCache(store, { folder, log, covers: (name) => name.startsWith(sizesFolder) });
}

/** Throws when database or file store cannot be opened. */
export async function createServices(config: Config, log: Log, options: ServicesOptions = {}) {
  const {
    pushNetwork = publicNetwork,
    pictureProcesses: processes,
    isDiskLow: isLow = isDiskLow,
    ...opening
  } = options;
  const clock = systemClock;
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir }, log, opening);
  const secret = await authSecretOf(config, database);
  const shared = config.databaseUrl === null ? null : await sharedLimiters(config.databaseUrl, secret, log);
  const limiters = shared?.limiters ?? limitersInMemory;
  const vapidKeys = await vapidKeysOf(database);
  const files = openShownFiles(config, log);
  const pictures = createPictureStore({ database, files, clock, log, processes });
  const photographs = createEnquiryPhotographs({ database, files, encoder: pictures.encoder, clock });
  const outbox = createOutbox({ database, clock });
  const { publicUrl } = config;
  const { enquiryMonths } = config;
  const facts = createFacts({ database, clock, log, defaults: defaultFacts, enquiryMonths });
  const hidesSamples = async () => (await facts.current()).business.hidesSamples;
  const accountMail = createAccountMail({ route: () => mail.route(), facts, publicUrl, log });
  const mail = createMailSettings({
    ...{ database, clock, secret, environment: config },
    sendTest: (route) => accountMail.sendTest(route),
    async onSaved() {
      // Mail that failed under other settings need not wait.
      await enquiries.sendFailedAgain();
      outbox.notify();
    },
  });
  const enquiries = createEnquiries({
    ...{ database, outbox, clock, secret, limiters, months: enquiryMonths },
    isMailed: async () => (await mail.route()) !== null,
    photographs,
    hasWebhook: config.enquiryWebhook !== null,
  });
  const runs = createBackupRuns({ database, clock, isScheduled: config.backupUrl !== null });
  const siteTexts = createSiteTexts({
    ...{ database, clock, log, hidesSamples },
    defaults: siteTextDefaults,
    factWords: async () => factWordsOf((await facts.current()).business),
  });
  const services: Services = {
    gallery: createGallery({
      ...{ database, pictures, clock, log, hidesSamples },
      workLabels: [english.work, hindi.work, marathi.work],
    }),
    pictures,
    referenceLists: createReferenceLists({ database, clock }),
    administrator: createAdministrator({
      database,
      clock,
      log,
      secret,
      publicUrl,
      limiters,
      mail: accountMail,
      workshopNames: async () => Object.values((await facts.current()).business.name),
    }),
    activity: createActivity({ database, clock }),
    facts,
    siteTexts,
    customerLines: createCustomerLines({ database, clock, secret, siteTexts, limiters }),
    quotations: createQuotations({ database, clock, secret, limiters }),
    jobs: createJobs({ database, clock, secret, limiters, months: enquiryMonths }),
    sitePictures: createSitePictures({ database, files, clock, log }),
    drafts: createDocuments({ database, clock }),
    backups: {
      ...runs,
      ...createBackupDownloads(config),
    },
    bin: createBin({ database, pictures, photographs, outbox, clock, log }),
    outages: createOutages({
      ...{ db: database.db, enquiries, backups: runs },
      isDiskFull: async () => storesHere(config) && isDiskFull(config.dataDir),
      isDiskLow: async () => storesHere(config) && (await isLow(config.dataDir)),
    }),
    paintings: createPaintings({ lettering: createLettering(headingFaces), encode: pictures.encoder.draw }),
    sharePictures: createSharePictures({
      db: database.db,
      files,
      encoder: pictures.encoder,
      ownPictures,
      log,
    }),
    statistics: createStatistics({ database, clock }),
    pushDevices: createPushDevices({
      ...{ database, clock, network: pushNetwork },
      publicKey: vapidKeys.publicKey,
    }),
    enquiries,
    mail,
  };
  return {
    services,
    outbox,
    push: {
      devices: createNotifiedDevices(database),
      outbox: createPushOutbox({ database, clock }),
      sender: createPushSender({
        ...{ keys: vapidKeys, network: pushNetwork },
        contact: async () => `mailto:${(await facts.current()).business.email}`,
      }),
    },
    webhook: config.enquiryWebhook && {
      outbox: createWebhookOutbox({ database, clock }),
      sender: createWebhookSender(config.enquiryWebhook),
    },
    database,
    limiters,
    encodings: pictures.encoder.pending,
    async close(): Promise<void> {
      await accountMail.stop();
      await pictures.stop();
      await shared?.close();
      await database.close();
    },
  };
}

/** Whether anything is stored on this server's disk. */
export function storesHere({ databaseUrl, storageUrl }: Config): boolean {
  return databaseUrl === null || storageUrl === null;
}
