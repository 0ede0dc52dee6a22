import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { accepted, refused } from "#platform/result.ts";
import {
  changeNote,
  changeState,
  orderAgain,
  orderFailedAgain,
  removeEnquiries,
  setRead,
} from "./change-enquiries.ts";
import { commitTogether } from "./commit-together.ts";
import type { Enquiries } from "./enquiries.ts";
import { exportEnquiries } from "./enquiry-csv.ts";
import { createFormTokens } from "./form-token.ts";
import { countEnquiries, countUnread, findEnquiry, findMailTrouble, listEnquiries } from "./inbox.ts";
import { findNeighbours } from "./neighbours.ts";
import type { Outbox } from "./outbox.ts";
import { erasePerson, findPerson } from "./personal-data.ts";
import { monthsBefore, purgeEnquiries } from "./retention.ts";
import { weighSpamSigns } from "./spam-signs.ts";
import { othersWithSameText, rowOf, storeRows } from "./store-enquiry.ts";
import { createSubmissionThrottle } from "./submission-throttle.ts";

/** What enquiries are made of. */
export interface EnquiryParts {
  database: OpenDatabase;
  outbox: Outbox;
  clock: Clock;
  /** Signs the form's tokens. */
  secret: string;
  /** How long an enquiry is kept. */
  months: number;
  /** Whether a mail server and a mailbox are configured. */
  isMailed: boolean;
}

/** Enquiries on the database. */
export function createEnquiries(parts: EnquiryParts): Enquiries {
  const { database, outbox, clock, secret, months, isMailed } = parts;
  const { db } = database;
  const tokens = createFormTokens({ secret, clock });
  const throttle = createSubmissionThrottle();
  const store = commitTogether((rows: readonly ReturnType<typeof rowOf>[]) => storeRows(database, rows));
  const now = () => clock.now().toISOString();

  return {
    isMailed,
    issueFormToken: () => tokens.issue(),

    async submit(enquiry, arrival) {
      const wait = await throttle.count(arrival.address);
      if (wait !== null) return refused({ reason: "too-many", retryAfterSeconds: wait });
      const verdict = weighSpamSigns({
        words: enquiry,
        honeypot: arrival.website,
        formAge: tokens.judge(arrival.formToken),
        othersWithSameText: await othersWithSameText(database, enquiry, clock),
      });
      const { id, isNew } = await store(rowOf(enquiry, arrival.submissionKey, verdict, clock));
      if (isNew && !verdict.isSpam) outbox.notify();
      return accepted({ id });
    },

    list: (filter, page) => listEnquiries(db, filter, page),
    counts: () => countEnquiries(db),
    unread: () => countUnread(db),
    find: (id) => findEnquiry(db, id),
    neighbours: (id, filter) => findNeighbours(db, id, filter),
    markRead: (id, isRead) => setRead(db, id, isRead),

    async setState(id, state) {
      const { isThere, isOrdered } = await changeState(database, id, state, now());
      if (isOrdered) outbox.notify();
      return isThere;
    },

    saveNote: (id, note, version) => changeNote(db, id, note, version),
    remove: (ids) => removeEnquiries(database, ids),
    mailTrouble: () => findMailTrouble(db, clock.now()),

    async sendAgain(id) {
      const isOrdered = await orderAgain(database, id, now());
      if (isOrdered) outbox.notify();
      return isOrdered;
    },

    async sendFailedAgain() {
      const ordered = await orderFailedAgain(db, now());
      if (ordered > 0) outbox.notify();
      return ordered;
    },

    exportCsv: (filter) => exportEnquiries(db, filter),
    personalData: (person) => findPerson(db, person),
    erasePerson: (person) => erasePerson(database, person),
    purge: () => purgeEnquiries(db, monthsBefore(clock.now(), months)),
  };
}
