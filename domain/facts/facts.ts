import {
  contentsIn,
  createDocuments,
  type DocumentKind,
  type DocumentVersion,
  historiesIn,
  type PublishRefusal,
} from "#domain/documents/documents.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { revisionCache } from "#platform/database/revision-cache.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type Business, businessOn } from "./business.ts";
import { type FactWarning, factWarnings } from "./fact-warnings.ts";
import { type FactSection, type FactValues, factsSchema } from "./facts-schema.ts";
import { type FieldValues, flatten } from "./field-paths.ts";
import {
  type FieldProblems,
  overSection,
  ownFields,
  type SectionFields,
  sectionFields,
  validateSection,
} from "./section-fields.ts";

export type { Business } from "./business.ts";
export { sampleContacts, sampleFacts } from "./samples.ts";

export interface StoredSection {
  version: number;
  values: FieldValues;
  defaults: FieldValues;
  history: readonly SectionVersion[];
}

export interface SectionVersion {
  version: number;
  values: FieldValues;
  /** UTC, ISO 8601. */
  changedAt: string;
  changedBy: string;
}

export interface SectionEdit {
  section: FactSection;
  version: number;
  values: FieldValues;
  changedBy: string;
  isDraft?: boolean;
}

export type EditRefusal =
  | { kind: "invalid"; problems: FieldProblems }
  | { kind: "changed"; stored: StoredSection };

export interface CurrentFacts {
  business: Business;
  isOutdated: boolean;
}

export interface Facts {
  /** The same object until something changes. */
  current(): Promise<CurrentFacts>;
  /** With the owner's drafts. */
  drafted(): Promise<Business>;
  /** Null before the first reading. */
  lastKnown(): Business | null;
  sections(): Promise<Record<FactSection, StoredSection>>;
  draftedSection(section: FactSection): Promise<StoredSection>;
  warnings(): Promise<FactWarning[]>;
  /** An empty required field gets its default. */
  save(edit: SectionEdit): Promise<Result<StoredSection, EditRefusal>>;
  publish(section: FactSection, changedBy: string, over?: number): Promise<Result<void, PublishRefusal>>;
}

const folder = "facts";
const keyOf = (section: FactSection) => `${folder}/${section}`;

interface FactsParts {
  database: Pick<OpenDatabase, "db" | "revision">;
  clock: Clock;
  log: Log;
  defaults: FactValues;
  enquiryMonths?: number;
}

interface KnownBusiness {
  text: string;
  business: Business;
}

/** An invalid stored section falls back to its default. */
export function createFacts(parts: FactsParts): Facts {
  const { database, clock, log, defaults, enquiryMonths = 13 } = parts;
  const { db, revision } = database;
  const documents = createDocuments(parts);
  const today = () => indianDay(clock.now());
  const businessOf = (day: string, facts: FactValues): KnownBusiness => ({
    text: day + JSON.stringify(facts),
    business: businessOn(day, facts, enquiryMonths),
  });
  const current = revisionCache<KnownBusiness>({
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

  async function storedFacts(options?: { drafts: boolean }): Promise<FactValues> {
    const stored = await contentsIn(db, folder, options);
    return [...stored].reduce(
      (facts, [section, { content }]) => overSection(facts, section, fieldsOf(content), log),
      defaults,
    );
  }

  const kindOf = (section: FactSection): DocumentKind<SectionFields> => ({
    read: (content) => ({ ...overSection(defaults, section, fieldsOf(content), log)[section] }),
    write(fields, before) {
      const content = JSON.stringify(ownFields(section, fields, defaults));
      return content === before ? null : content;
    },
    parse: (merged) => {
      const { data } = factsSchema.shape[section].safeParse(merged);
      return data === undefined ? null : { ...data };
    },
  });

  function stored(section: FactSection, versions: readonly DocumentVersion[]): StoredSection {
    const history = versions.filter(({ state }) => state === "live");
    const valuesOf = (content: string | undefined) =>
      flatten(overSection(defaults, section, fieldsOf(content), log)[section]);
    return {
      version: versions[0]?.version ?? 0,
      values: valuesOf(versions[0]?.content),
      defaults: flatten(defaults[section]),
      history: history.map(({ version, content, changedAt, changedBy }) => ({
        ...{ version, changedAt, changedBy },
        values: valuesOf(content),
      })),
    };
  }

  return {
    async current() {
      const { value, isOutdated } = await current();
      return { business: value.business, isOutdated };
    },

    lastKnown: () => current.lastKnown()?.business ?? null,

    drafted: async () => businessOf(today(), await storedFacts({ drafts: true })).business,

    async sections() {
      const histories = await historiesIn(db, folder);
      const section = (name: FactSection) => stored(name, histories.get(name) ?? []);
      return {
        contact: section("contact"),
        address: section("address"),
        hours: section("hours"),
        closures: section("closures"),
        claims: section("claims"),
        certificate: section("certificate"),
        social: section("social"),
        google: section("google"),
        grievance: section("grievance"),
        prices: section("prices"),
        samples: section("samples"),
      };
    },

    warnings: async () => factWarnings(await storedFacts(), clock.now()),

    draftedSection: async (section) =>
      stored(section, await documents.history(keyOf(section), { drafts: true })),

    async publish(section, changedBy, over) {
      const published = await documents.publish(kindOf(section), keyOf(section), changedBy, over);
      return published.ok ? accepted(undefined) : refused(published.refusal.kind);
    },

    async save({ section, version, values, changedBy, isDraft = false }) {
      const validated = validateSection(section, values, defaults);
      if (!validated.ok) return refused({ kind: "invalid", problems: validated.refusal });
      const edit = { key: keyOf(section), version, value: validated.value, changedBy };
      const saved = await documents[isDraft ? "saveDraft" : "save"](kindOf(section), edit);
      if (saved.ok) return accepted(stored(section, saved.value));
      return refused({ kind: "changed", stored: stored(section, saved.refusal.versions) });
    },
  };
}

function fieldsOf(content: string | undefined): SectionFields {
  return content === undefined ? {} : sectionFields.parse(JSON.parse(content));
}
