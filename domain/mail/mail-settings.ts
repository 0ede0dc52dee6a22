import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type MailChoices, type MailProblems, type TypedMail, validateMail } from "./mail-form.ts";
import {
  createStoredMail,
  type KeptMail,
  type MailEnvironment,
  type MailRoute,
  type StoredMail,
} from "./stored-mail.ts";

export interface MailEdit {
  version: number;
  values: TypedMail;
  changedBy: string;
}

export type MailRefusal =
  | { kind: "invalid"; problems: MailProblems }
  | { kind: "changed"; stored: StoredMail };

export interface MailSettings {
  /** Null where no mail can be sent. */
  route(): Promise<MailRoute | null>;
  sendsNumbers(): Promise<boolean>;
  stored(): Promise<StoredMail>;
  /** Another server or user needs the password again. */
  save(edit: MailEdit): Promise<Result<StoredMail, MailRefusal>>;
  /** Also while mail is off. Answers the address. */
  sendTest(): Promise<Result<{ to: string }, MailFailure | "not set up">>;
}

interface Parts {
  database: Pick<OpenDatabase, "db">;
  clock: Clock;
  secret: string;
  environment: MailEnvironment;
  sendTest(route: MailRoute): Promise<Result<void, MailFailure>>;
  onSaved(): Promise<void>;
}

/** The mail server as the office sets it, its password sealed; what the environment decides stays. */
export function createMailSettings(parts: Parts): MailSettings {
  const { clock, secret, environment } = parts;
  const { db } = parts.database;
  const mail = createStoredMail({ db, secret, environment });
  const { decided, seal } = mail;

  function sealedFor(wanted: MailChoices, kept: KeptMail): Result<string | null, MailProblems> {
    const { choices, password, sealedPassword } = kept;
    if (decided.server) return accepted(sealedPassword);
    if (wanted.user === "") return accepted(null);
    if (wanted.password !== "") return accepted(seal(wanted.password));
    if (password === "none") return refused({ password: "missing" });
    if (password === "unreadable") return refused({ password: "password lost" });
    const isElsewhere =
      wanted.host !== choices.host || wanted.port !== choices.port || wanted.user !== choices.user;
    // It could be sent to a foreign server, and read there.
    return isElsewhere ? refused({ password: "password again" }) : accepted(sealedPassword);
  }

  async function write(edit: MailEdit, choices: MailChoices, password: string | null): Promise<boolean> {
    const { host, port, encryption, user: user_name, sender, mailbox, language } = choices;
    const row = {
      ...{ host, port, encryption, user_name, password, sender, mailbox, language },
      ...{
        is_on: choices.isOn ? 1 : 0,
        sends_numbers: choices.sendsNumbers ? 1 : 0,
        version: edit.version + 1,
      },
      ...{ changed_at: clock.now().toISOString(), changed_by: edit.changedBy },
    };
    if (edit.version === 0) {
      const insert = db.insertInto("mail_settings").values({ id: 1, ...row });
      const first = insert.onConflict((conflict) => conflict.column("id").doNothing());
      return (await first.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows === 1n;
    }
    const update = db.updateTable("mail_settings").set(row).where("id", "=", 1);
    const { numUpdatedRows } = await update.where("version", "=", edit.version).executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    route: mail.route,
    sendsNumbers: async () => (await mail.read()).choices.sendsNumbers,
    stored: mail.shown,

    async save(edit) {
      const kept = await mail.read();
      if (kept.version !== edit.version) return refused({ kind: "changed", stored: await mail.shown() });
      const validated = validateMail(edit.values, kept.choices, decided);
      if (!validated.ok) return refused({ kind: "invalid", problems: validated.refusal });
      const sealed = sealedFor(validated.value, kept);
      if (!sealed.ok) return refused({ kind: "invalid", problems: sealed.refusal });
      const isWritten = await write(edit, validated.value, sealed.value);
      if (!isWritten) return refused({ kind: "changed", stored: await mail.shown() });
      await parts.onSaved();
      return accepted(await mail.shown());
    },

    async sendTest() {
      const route = mail.routeOf(await mail.read());
      if (route === null) return refused("not set up");
      const sent = await parts.sendTest(route);
      return sent.ok ? accepted({ to: route.to }) : sent;
    },
  };
}
