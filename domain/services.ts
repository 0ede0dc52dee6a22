import type { Activity } from "./activity/activity.ts";
import type { Administrator } from "./administrator/administrator.ts";
import type { BackupRuns } from "./backup/backup.ts";
import type { Bin } from "./bin/bin.ts";
import type { Documents } from "./documents/documents.ts";
import type { CustomerLines } from "./enquiries/customer-lines/customer-lines.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import type { Facts } from "./facts/facts.ts";
import type { Gallery } from "./gallery/gallery.ts";
import type { ReferenceLists } from "./gallery/names/reference-lists.ts";
import type { PictureStore } from "./gallery/pictures/picture-store.ts";
import type { SharePictures } from "./gallery/pictures/share-pictures.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { MailSettings } from "./mail/mail-settings.ts";
import type { Outages } from "./outages/outages.ts";
import type { Paintings } from "./paint/paintings.ts";
import type { PushDevices } from "./push/push.ts";
import type { Quotations } from "./quotations/quotations.ts";
import type { SitePictures } from "./site-pictures/site-pictures.ts";
import type { SiteTexts } from "./site-texts/site-texts.ts";
import type { Statistics } from "./statistics/statistics.ts";

export interface Services {
  gallery: Gallery;
  pictures: PictureStore;
  referenceLists: ReferenceLists;
  administrator: Administrator;
  activity: Activity;
  enquiries: Enquiries;
  customerLines: CustomerLines;
  jobs: Jobs;
  quotations: Quotations;
  mail: MailSettings;
  facts: Facts;
  siteTexts: SiteTexts;
  sitePictures: SitePictures;
  drafts: Pick<Documents, "drafts" | "discardDraft">;
  bin: Bin;
  outages: Outages;
  backups: BackupRuns & {
    isEncrypted: boolean;
    isFull(): boolean;
    /** Fails where the archive cannot be whole; null where full. */
    download(): ReadableStream<Uint8Array> | null;
  };
  paintings: Paintings;
  sharePictures: SharePictures;
  statistics: Statistics;
  pushDevices: PushDevices;
}
