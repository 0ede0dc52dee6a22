import { galleryImages } from "./001-gallery-images.ts";
import { referenceLists } from "./003-reference-lists.ts";
import { pictures } from "./004-pictures.ts";
import { contentRevision } from "./005-content-revision.ts";
import { administrator } from "./006-administrator.ts";
import { activity } from "./007-activity.ts";
import { sessionUse } from "./008-session-use.ts";
import { imageList } from "./009-image-list.ts";
import { uploadKeys } from "./011-upload-keys.ts";
import { enquiries } from "./012-enquiries.ts";
import { hashColumns } from "./013-hash-columns.ts";
import { galleryTotals, imageTotals, noKeptTotals } from "./014-no-kept-totals.ts";
import { installation } from "./015-installation.ts";
import { secondFactor } from "./016-second-factor.ts";
import { passwordLinks } from "./017-password-links.ts";
import { facts } from "./018-facts.ts";
import { bin } from "./019-bin.ts";
import { authSecret } from "./020-auth-secret.ts";
import { trustedClock } from "./021-trusted-clock.ts";
import { administratorLanguage } from "./022-administrator-language.ts";
import { siteTexts } from "./023-site-texts.ts";
import { sitePictures } from "./024-site-pictures.ts";
import { mail } from "./025-mail.ts";
import { push } from "./026-push.ts";
import { nameTranslations } from "./027-name-translations.ts";
import { today } from "./028-today.ts";
import { inWorkProjects } from "./029-in-work.ts";
import { pictureChanges } from "./030-picture-changes.ts";
import { captionsOfImages } from "./031-captions.ts";
import { imageFilters } from "./032-image-filters.ts";
import { featuredOrder } from "./033-featured-order.ts";
import { backupRuns } from "./036-backup-runs.ts";
import { enquiryPhotographs } from "./037-enquiry-photographs.ts";
import { samples } from "./038-samples.ts";
import { rateLimits } from "./039-rate-limits.ts";
import { noUnreadIndex } from "./041-no-unread-index.ts";
import { phonesAsTyped } from "./042-phones-as-typed.ts";
import { sounds } from "./043-sounds.ts";
import { lookAlikeNames } from "./044-look-alike-names.ts";
import { toldOutages } from "./045-told-outages.ts";
import { chosenHashes } from "./046-chosen-hashes.ts";
import { featuredThenNewest } from "./047-featured-then-newest.ts";
import { customerLines } from "./048-customer-lines.ts";
import { projectFacts } from "./049-project-facts.ts";
import { documents } from "./050-documents.ts";
import type { Migration } from "./migration.ts";

export type { Migration } from "./migration.ts";

/** Every migration, in the order in which they run. Their numbers say where they came from: some were never released. */
export const migrations: readonly Migration[] = [
  galleryImages,
  galleryTotals,
  referenceLists,
  pictures,
  contentRevision,
  administrator,
  activity,
  sessionUse,
  imageList,
  imageTotals,
  uploadKeys,
  enquiries,
  hashColumns,
  noKeptTotals,
  installation,
  secondFactor,
  passwordLinks,
  facts,
  bin,
  authSecret,
  trustedClock,
  administratorLanguage,
  siteTexts,
  sitePictures,
  mail,
  push,
  nameTranslations,
  today,
  inWorkProjects,
  pictureChanges,
  captionsOfImages,
  imageFilters,
  featuredOrder,
  backupRuns,
  enquiryPhotographs,
  samples,
  rateLimits,
  noUnreadIndex,
  phonesAsTyped,
  sounds,
  lookAlikeNames,
  toldOutages,
  chosenHashes,
  featuredThenNewest,
  customerLines,
  projectFacts,
  documents,
];
