import type { Transaction } from "kysely";
import { outdatedVersions } from "#domain/kept-versions.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { perRevision } from "#platform/database/per-revision.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type Business, businessOn, indianDay } from "./business.ts";
import { type Contradiction, contradictionsOf } from "./contradictions.ts";
import type { FactSection, FactValues } from "./facts-schema.ts";
import { type FieldValues, flatten } from "./field-paths.ts";
import {
  type FieldProblems,
  overSection,
  ownFields,
  type SectionFields,
  sectionFields,
  validateSection,
} from "./section-fields.ts";

/** A section as its form shows it. */
export interface StoredSection {
  /** 0 while the defaults stand. */
  version: number;
  values: FieldValues;
  defaults: FieldValues;
  /** Newest first, the one that stands among them. */
  history: readonly SectionVersion[];
}

export interface SectionVersion {
  version: number;
  values: FieldValues;
  /** UTC, ISO 8601. */
  changedAt: string;
  /** E-mail address. */
  changedBy: string;
}

/** `version` is the one seen before the edit. */
export interface SectionEdit {
  section: FactSection;
  version: number;
  values: FieldValues;
  changedBy: string;
}

export type EditRefusal =
  | { kind: "invalid"; problems: FieldProblems }
  /** Saved meanwhile by somebody else. */
  | { kind: "changed"; stored: StoredSection };

export interface CurrentFacts {
  business: Business;
  /** The facts could not be read: these are the last that were known. */
  isOutdated: boolean;
}

/** What the owner says of the business, over the defaults. */
export interface Facts {
  /** The business is the same object until something of it changes; it is read once per content revision. */
  current(): Promise<CurrentFacts>;
  /** Of the last reading, at once; null before the first. */
  lastKnown(): Business | null;
  /** As the forms show them. */
  sections(): Promise<Record<FactSection, StoredSection>>;
  /** What of them does not go together today. */
  contradictions(): Promise<Contradiction[]>;
  /** A required field left empty falls back to its default. */
  save(edit: SectionEdit): Promise<Result<StoredSection, EditRefusal>>;
}

/** Besides those that each day began and ended with. */
const versionsKept = 20;

interface FactsParts {
  database: Pick<OpenDatabase, "db" | "revision">;
  clock: Clock;
  log: Log;
  defaults: FactValues;
  /** 13 without it. */
  enquiryMonths?: number;
}

/** With the text of what it was made of. */
interface KnownBusiness {
  text: string;
  business: Business;
}

type ChangeRow = { section: string; version: number; fields: string; changed_at: string; changed_by: string };

/** The facts on the database; a stored section that the schema no longer takes falls back to its default. */
export function createFacts(parts: FactsParts): Facts {
  const { database, clock, log, defaults, enquiryMonths = 13 } = parts;
  const { db, revision } = database;
  const today = () => indianDay(clock.now());
  const businessOf = (day: string, facts: FactValues): KnownBusiness => ({
    text: day + JSON.stringify(facts),
    business: businessOn(day, facts, enquiryMonths),
  });
  const current = perRevision<KnownBusiness>({
    revision,
    log,
    fault: "The facts of the business could not be read.",
    key: today,
    async read(known) {
      const read = businessOf(today(), await storedFacts());
      return known?.text === read.text ? known : read;
    },
    otherwise: () => businessOf(today(), defaults),
  });

  async function storedFacts(): Promise<FactValues> {
    const rows = await db
      .selectFrom("fact_changes as change")
      .select(["section", "fields"])
      .where("version", "=", (eb) =>
        eb
          .selectFrom("fact_changes as later")
          .select((later) => later.fn.max("later.version").as("newest"))
          .whereRef("later.section", "=", "change.section"),
      )
      .execute();
    return rows.reduce((facts, row) => overSection(facts, row.section, fieldsOf(row), log), defaults);
  }

  return {
    async current() {
      const { value, isOutdated } = await current();
      return { business: value.business, isOutdated };
    },

    lastKnown: () => current.lastKnown()?.business ?? null,

    async sections() {
      const rows = await db.selectFrom("fact_changes").selectAll().orderBy("version", "desc").execute();
      const stored = (section: FactSection) => storedSection(section, rowsOf(rows, section), defaults, log);
      return {
        contact: stored("contact"),
        address: stored("address"),
        hours: stored("hours"),
        closures: stored("closures"),
        claims: stored("claims"),
        certificate: stored("certificate"),
        social: stored("social"),
        grievance: stored("grievance"),
        prices: stored("prices"),
        samples: stored("samples"),
      };
    },

    contradictions: async () => contradictionsOf(await storedFacts(), clock.now()),

    save({ section, version, values, changedBy }) {
      const validated = validateSection(section, values, defaults);
      if (!validated.ok) return Promise.resolve(refused({ kind: "invalid", problems: validated.refusal }));
      return db.transaction().execute(async (trx) => {
        await revision.lock(trx);
        const rows = await versionsOf(trx, section);
        const stored = storedSection(section, rows, defaults, log);
        if (stored.version !== version) return refused({ kind: "changed", stored });
        const row = {
          section,
          version: version + 1,
          fields: JSON.stringify(ownFields(section, validated.value, defaults)),
          changed_at: clock.now().toISOString(),
          changed_by: changedBy,
        };
        // Defaults that are saved for the first time are the owner's word.
        if (row.fields === rows[0]?.fields) return accepted(stored);
        await revision.increment(trx);
        await trx.insertInto("fact_changes").values(row).execute();
        const all = [row, ...rows];
        const outdated = outdatedVersions(all, versionsKept);
        if (outdated.length > 0) {
          await trx
            .deleteFrom("fact_changes")
            .where("section", "=", section)
            .where("version", "in", outdated)
            .execute();
        }
        const kept = all.filter((one) => !outdated.includes(one.version));
        return accepted(storedSection(section, kept, defaults, log));
      });
    },
  };
}

function versionsOf(trx: Transaction<Database>, section: FactSection): Promise<ChangeRow[]> {
  return trx
    .selectFrom("fact_changes")
    .selectAll()
    .where("section", "=", section)
    .orderBy("version", "desc")
    .execute();
}

function rowsOf(rows: readonly ChangeRow[], section: FactSection): ChangeRow[] {
  return rows.filter((row) => row.section === section);
}

function fieldsOf({ fields }: Pick<ChangeRow, "fields">): SectionFields {
  return sectionFields.parse(JSON.parse(fields));
}

function storedSection(
  section: FactSection,
  rows: readonly ChangeRow[],
  defaults: FactValues,
  log: Log,
): StoredSection {
  const valuesOf = (fields: SectionFields) => flatten(overSection(defaults, section, fields, log)[section]);
  return {
    version: rows[0]?.version ?? 0,
    values: valuesOf(rows[0] === undefined ? {} : fieldsOf(rows[0])),
    defaults: flatten(defaults[section]),
    history: rows.map((row) => ({
      version: row.version,
      values: valuesOf(fieldsOf(row)),
      changedAt: row.changed_at,
      changedBy: row.changed_by,
    })),
  };
}
