import { type Clock, day, hour, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { createFormReader, type FormRefusal } from "#platform/form-with-files.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result } from "#platform/result.ts";
import { createExpiringSeal, createSeal } from "#platform/sealing.ts";
import { hashOfBlob } from "#platform/temporary-upload.ts";
import { networkOf } from "#platform/visitor-network.ts";
import { listCallBacks, queueCallBacks } from "./call-backs.ts";
import {
  changeNote,
  changeState,
  queueFailedMail,
  queueMailAgain,
  removeEnquiries,
  setRead,
} from "./change-enquiries.ts";
import type {
  Enquiry,
  EnquiryCounts,
  EnquiryFilter,
  EnquiryNeighbours,
  EnquiryPage,
  EnquiryState,
  EnquirySummary,
  InboxNews,
  MailTrouble,
  NewEnquiry,
  NoteRefusal,
  PersonalData,
  Submission,
} from "./enquiry.ts";
import { type CsvWords, exportEnquiries, type ServiceNaming } from "./enquiry-csv.ts";
import { createEnquiryLimits } from "./enquiry-limits.ts";
import { type EnquirySum, sumEnquiries } from "./enquiry-sums.ts";
import { createFormTokens } from "./form-token.ts";
import {
  countEnquiries,
  findEnquiry,
  findLastMailed,
  findMailTrouble,
  findNeighbours,
  inboxNews,
  listEnquiries,
  listWaiting,
} from "./inbox.ts";
import { createMergedEnquiries, type MergedEnquiries } from "./merged-enquiries.ts";
import type { Outbox } from "./outbox.ts";
import { createOwnerDetails, type OwnerDetails } from "./owner-details.ts";
import { erasePerson, findPerson, type Person, photographsWith, purgeEnquiries } from "./personal-data.ts";
import type { EnquiryPhotographs, RefusedPhotograph } from "./photographs/enquiry-photographs.ts";
import { writeMissingSounds } from "./searched-enquiries.ts";
import { scoreSpam } from "./spam-signs.ts";
import { idOfSubmission, othersWithSameText, rowOf, storeEnquiry } from "./store-enquiry.ts";

export { beginningOf } from "./enquiry-rows.ts";
export type { EnquirySum } from "./enquiry-sums.ts";
export { countPersonalData } from "./personal-data.ts";
export { enquiriesFolder, photographFile } from "./photographs/photograph-file.ts";
export { restoreEnquiries } from "./restore-enquiries.ts";
export type { EnquiryPhotographs, Outbox };

const arrivingForms = { bytes: 25 * 1024 * 1024, all: 20 };
const troubleAfter = hour;
/** Whoever holds the phone sees a name and number. */
const receiptShownFor = 2 * day;

/** Never loses what was acknowledged. */
export interface Enquiries extends OwnerDetails, MergedEnquiries {
  /** Valid for a day. Must not be in a cached page. */
  issueFormToken(): string;
  /** Counts what is stored or refused, not what fails by our fault. Refused with the seconds to wait. */
  attempt<Value>(
    enquiry: NewEnquiry,
    submission: Submission,
    from: { address: string; photographs?: readonly File[] },
    store: () => Promise<Value>,
  ): Promise<Result<Value, number>>;
  /** The same key and words are stored once. Spam is answered alike. */
  submit(enquiry: NewEnquiry, submission: Submission): Promise<{ id: string }>;
  submitWithPhotographs(
    enquiry: NewEnquiry,
    submission: Submission,
    sent: { photographs: readonly File[]; address: string },
  ): Promise<Result<{ id: string }, RefusedPhotograph>>;
  readForm<Value>(
    arriving: { body: ReadableStream<Uint8Array>; contentType: string; address: string },
    use: (form: FormData) => Promise<Value>,
  ): Promise<Result<Value, FormRefusal>>;
  sealReceipt(id: string): string;
  openReceipt(sealed: string): Promise<Enquiry | null>;
  photographs: Pick<EnquiryPhotographs, "list" | "read">;

  sealSearch(words: string): string;
  openSearch(sealed: string): string;
  list(filter: EnquiryFilter, page: number): Promise<EnquiryPage>;
  counts(): Promise<EnquiryCounts>;
  news(): Promise<InboxNews>;
  waiting(most: number): Promise<{ total: number; oldest: EnquirySummary[] }>;
  find(id: string): Promise<Enquiry | null>;
  neighbours(id: string, filter: EnquiryFilter): Promise<EnquiryNeighbours>;
  markRead(id: string, isRead: boolean): Promise<boolean>;
  setState(id: string, state: EnquiryState, callBackOn?: string | null): Promise<boolean>;
  callBacks(most: number): Promise<{ total: number; due: EnquirySummary[] }>;
  queueCallBacks(): Promise<number>;
  saveNote(id: string, note: string, version: number): Promise<Result<{ noteVersion: number }, NoteRefusal>>;
  remove(ids: readonly string[]): Promise<number>;

  isMailed(): Promise<boolean>;
  mailTrouble(): Promise<MailTrouble | null>;
  failingMail(): Promise<MailTrouble | null>;
  /** UTC, ISO 8601. */
  lastMailed(): Promise<string | null>;
  sendAgain(id: string): Promise<boolean>;
  sendFailedAgain(): Promise<number>;

  /** RFC 4180 with a byte order mark; no cell is a formula. */
  exportCsv(filter: EnquiryFilter, words: CsvWords, serviceOf?: ServiceNaming): AsyncIterable<string>;
  sums(months: readonly string[]): Promise<EnquirySum[]>;
  personalData(person: Person): Promise<PersonalData | null>;
  personalPhotographs(data: PersonalData): AsyncIterable<{ name: string; bytes: Buffer }>;
  /** Locks the database for seconds. */
  erasePerson(person: Person): Promise<PersonalData | null>;
  writeMissingSounds(isOver: () => boolean): Promise<void>;
  purge(): Promise<number>;
}

/** `secret` signs tokens; enquiries are kept for `months`. */
export function createEnquiries(parts: {
  database: OpenDatabase;
  outbox: Outbox;
  clock: Clock;
  secret: string;
  months: number;
  isMailed(): Promise<boolean>;
  photographs: EnquiryPhotographs;
  hasWebhook?: boolean;
  limiters?: RateLimiters;
}): Enquiries {
  const {
    database,
    outbox,
    clock,
    secret,
    months,
    isMailed,
    photographs,
    hasWebhook = false,
    limiters = limitersInMemory,
  } = parts;
  const { db } = database;
  const sealedSearch = createSeal(secret, "search of enquiries");
  const tokens = createFormTokens({ secret, clock });
  const receipts = createExpiringSeal({
    ...{ secret, clock, purpose: "receipts of enquiries", lifetime: receiptShownFor },
  });
  const now = () => clock.now().toISOString();
  const withinLimits = createEnquiryLimits(limiters);
  const readForm = createFormReader(arrivingForms);

  async function validate(
    enquiry: NewEnquiry,
    submission: Submission,
    photographHashes: readonly string[] = [],
  ) {
    const { name, phone, message } = enquiry;
    const verdict = scoreSpam({
      text: { name, message: `${phone} ${message}` },
      honeypot: submission.website,
      formAge: tokens.ageOf(submission.formToken),
      othersWithSameText: await othersWithSameText(db, enquiry, clock.now()),
    });
    return rowOf(enquiry, submission.submissionKey, verdict, clock.now(), photographHashes);
  }

  async function store(row: Awaited<ReturnType<typeof validate>>): Promise<{ id: string; isNew: boolean }> {
    const stored = await storeEnquiry(db, row, hasWebhook);
    if (stored.isNew && row.state !== "spam") outbox.notify();
    return stored;
  }

  return {
    ...createOwnerDetails(database),
    ...createMergedEnquiries(database),
    isMailed,
    issueFormToken: () => tokens.issue(),

    async attempt(enquiry, submission, { address, photographs: sent = [] }, store) {
      const hashes = await Promise.all(sent.map(hashOfBlob));
      const row = rowOf(enquiry, submission.submissionKey, { isSpam: false, signs: [] }, clock.now(), hashes);
      if ((await idOfSubmission(db, row)) !== null) return accepted(await store());
      const { formToken } = submission;
      const isOurs = !["missing", "forged"].includes(tokens.ageOf(formToken));
      const sender = { address, phone: enquiry.phone, formToken: isOurs ? formToken : null };
      return withinLimits(sender, store);
    },

    async submit(enquiry, submission) {
      const { id } = await store(await validate(enquiry, submission));
      return { id };
    },

    async submitWithPhotographs(enquiry, submission, { photographs: sent, address }) {
      const row = await validate(enquiry, submission, await Promise.all(sent.map(hashOfBlob)));
      const known = await idOfSubmission(db, row);
      if (known !== null) return accepted({ id: known });
      const kept = await photographs.keep(row.id, { photographs: sent, sender: networkOf(address) });
      if (!kept.ok) return kept;
      const { id, isNew } = await store(row);
      if (!isNew) await photographs.removeOf([row.id]);
      return accepted({ id });
    },

    readForm: ({ address, ...arriving }, use) => readForm({ ...arriving, sender: networkOf(address) }, use),
    photographs,
    sealReceipt: receipts.seal,

    async openReceipt(sealed) {
      const id = receipts.open(sealed);
      return id === null ? null : findEnquiry(db, id);
    },

    sealSearch: sealedSearch.seal,
    openSearch: (sealed) => sealedSearch.open(sealed) ?? "",
    list: (filter, page) => listEnquiries(db, filter, page),
    counts: () => countEnquiries(db),
    news: () => inboxNews(db),
    waiting: (most) => listWaiting(db, most),
    find: (id) => findEnquiry(db, id),
    neighbours: (id, filter) => findNeighbours(db, id, filter),
    markRead: (id, isRead) => setRead(db, id, isRead),

    async setState(id, state, callBackOn = null) {
      const isThere = await changeState(db, id, { state, callBackOn, hasWebhook }, now());
      if (isThere && state !== "spam") outbox.notify();
      return isThere;
    },

    callBacks: (most) => listCallBacks(db, clock.now(), most),
    queueCallBacks: () => queueCallBacks(db, clock.now()),
    saveNote: (id, note, version) => changeNote(db, id, note, version),
    remove: (ids) => removeEnquiries(database, ids, clock.now()),
    mailTrouble: () => findMailTrouble(db, new Date(clock.now().getTime() - troubleAfter)),
    failingMail: () => findMailTrouble(db, clock.now()),
    lastMailed: () => findLastMailed(db),

    async sendAgain(id) {
      const isQueued = await queueMailAgain(db, id, now());
      if (isQueued) outbox.notify();
      return isQueued;
    },

    async sendFailedAgain() {
      const queued = await queueFailedMail(db, now());
      if (queued > 0) outbox.notify();
      return queued;
    },

    exportCsv: (filter, words, serviceOf) => exportEnquiries(db, filter, words, serviceOf),
    sums: (months) => sumEnquiries(db, months),
    personalData: (person) => findPerson(database, person),

    personalPhotographs: (data) => photographsWith(photographs, data),
    erasePerson: (person) => erasePerson(database, photographs, person),

    writeMissingSounds: (isOver) => writeMissingSounds(database, isOver),

    async purge() {
      const removed = await purgeEnquiries(database, monthsBefore(clock.now(), months));
      await photographs.sweep();
      return removed;
    },
  };
}
