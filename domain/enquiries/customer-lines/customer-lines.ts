import type { SiteTexts } from "#domain/site-texts/site-texts.ts";
import { withdrawItems } from "#domain/site-texts/site-texts.ts";
import { type Clock, day } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { createExpiringSeal } from "#platform/sealing.ts";
import type { Enquiry } from "../enquiry.ts";
import { createEnquiryLimits } from "../enquiry-limits.ts";
import { createFormTokens } from "../form-token.ts";
import { findEnquiry } from "../inbox.ts";
import { type CustomerLine, type LineDraft, type LineRefusals, validateLine } from "./customer-line.ts";

const openFor = 90 * day;

export interface LineForm {
  draft: LineDraft;
  formToken: string | null;
  website: string;
  language: CustomerLine["language"];
  privacyVersion: string;
}

export type SayRefusal =
  | { kind: "ended" }
  | { kind: "again" }
  | { kind: "invalid"; refusals: LineRefusals }
  | { kind: "too-many"; seconds: number };

export type DecisionRefusal = "gone" | "changed" | "full";

export interface CustomerLines {
  /** Opens for ninety days. */
  sealAddress(id: string): string;
  open(sealed: string): Promise<Enquiry | null>;
  issueFormToken(): string;
  /** Replaces an earlier line until that is approved. */
  say(sealed: string, form: LineForm, address: string): Promise<Result<null, SayRefusal>>;
  decide(decision: {
    id: string;
    saidAt: string;
    isApproved: boolean;
    decidedBy: string;
  }): Promise<Result<null, DecisionRefusal>>;
  waiting(): Promise<{ total: number; id: string | null }>;
}

/** `secret` seals addresses and signs tokens. */
export function createCustomerLines(parts: {
  database: OpenDatabase;
  clock: Clock;
  secret: string;
  siteTexts: Pick<SiteTexts, "list" | "saveList">;
  limiters?: RateLimiters;
}): CustomerLines {
  const { database, clock, secret, siteTexts, limiters = limitersInMemory } = parts;
  const { db } = database;
  const addresses = createExpiringSeal({ secret, clock, purpose: "lines of customers", lifetime: openFor });
  const tokens = createFormTokens({ secret, clock });
  const withinLimits = createEnquiryLimits(limiters);

  async function open(sealed: string): Promise<Enquiry | null> {
    const id = addresses.open(sealed);
    const enquiry = id === null ? null : await findEnquiry(db, id);
    return enquiry?.state === "spam" ? null : enquiry;
  }

  async function keep(id: string, line: CustomerLine): Promise<"kept" | "ended"> {
    const { numUpdatedRows } = await db
      .updateTable("enquiries")
      .set({ said: JSON.stringify(line), said_state: "waiting" })
      .where("id", "=", id)
      .where((eb) => eb.or([eb("said_state", "is", null), eb("said_state", "<>", "approved")]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? "kept" : "ended";
  }

  async function setState(id: string, saidAt: string, state: "approved" | "rejected"): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("enquiries")
      .set({ said_state: state })
      .where("id", "=", id)
      .where("said_state", "=", "waiting")
      .where("said", "like", `%${JSON.stringify(saidAt)}%`)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Under the enquiry's id, so that a second try is harmless. */
  async function addTestimonial(id: string, line: CustomerLine, changedBy: string): Promise<boolean> {
    const { version, items } = await siteTexts.list("testimonials");
    const inItsLanguage = (words: string) => ({ en: "", hi: "", mr: "", [line.language]: words });
    const item = {
      id,
      name: inItsLanguage(line.name),
      position: inItsLanguage(line.town),
      quote: inItsLanguage(line.quote),
    };
    const others = items.filter((one) => one.id !== id);
    const edit = { name: "testimonials", version, items: [...others, item], changedBy } as const;
    const saved = await siteTexts.saveList(edit);
    if (saved.ok) return true;
    return saved.refusal.kind === "changed" ? addTestimonial(id, line, changedBy) : false;
  }

  return {
    sealAddress: addresses.seal,
    open,
    issueFormToken: () => tokens.issue(),

    async say(sealed, { draft, formToken, website, language, privacyVersion }, address) {
      const enquiry = await open(sealed);
      if (enquiry === null) return refused({ kind: "ended" });
      const validated = validateLine(draft);
      if (!validated.ok) return refused({ kind: "invalid", refusals: validated.refusal });
      const age = tokens.ageOf(formToken);
      const isOurs = !["missing", "forged"].includes(age);
      const sender = { address, phone: enquiry.phone, formToken: isOurs ? formToken : null };
      const isFromProgram = website !== "" || !isOurs || age === "too-fast";
      const line = { ...validated.value, language, saidAt: clock.now().toISOString(), privacyVersion };
      const said = await withinLimits(sender, async () =>
        isFromProgram ? "again" : await keep(enquiry.id, line),
      );
      if (!said.ok) return refused({ kind: "too-many", seconds: said.refusal });
      return said.value === "kept" ? accepted(null) : refused({ kind: said.value });
    },

    async decide({ id, saidAt, isApproved, decidedBy }) {
      const line = (await findEnquiry(db, id))?.line;
      if (line === undefined) return refused("gone");
      if (line?.state !== "waiting" || line.saidAt !== saidAt) return refused("changed");
      if (isApproved && !(await addTestimonial(id, line, decidedBy))) return refused("full");
      if (await setState(id, saidAt, isApproved ? "approved" : "rejected")) return accepted(null);
      if ((await findEnquiry(db, id)) !== null) return refused("changed");
      // Erased meanwhile: its line must not outlive it.
      await withdrawItems(database, "testimonials", [id]);
      return refused("gone");
    },

    async waiting() {
      const rows = await db
        .selectFrom("enquiries")
        .select("id")
        .where("said_state", "=", "waiting")
        .where("state", "<>", "spam")
        .orderBy("created_at")
        .execute();
      return { total: rows.length, id: rows[0]?.id ?? null };
    },
  };
}
