import { type Administrator, createAdministrator } from "#domain/administrator/administrator.ts";
import type { AdministratorSession } from "#domain/administrator/sessions.ts";
import type { SignInFrom } from "#domain/administrator/sign-in.ts";
import { systemClock } from "#platform/clock.ts";
import { silentLog } from "#platform/log.ts";
import type { TestEngine } from "./engines.ts";
import { quickPasswords } from "./quick-passwords.ts";

export const owner = { email: "owner@rathkar.example", password: "six-cylinders" };
export const home = { address: "198.51.100.4", userAgent: "Mozilla/5.0 (phone)", cookie: null };
export const elsewhere = { address: "203.0.113.9", userAgent: null, cookie: null };

export async function openAdministrator(engine: TestEngine, publicUrl = "https://rathkar.example") {
  const database = await engine.open();
  const hashed: string[] = [];
  const passwords = {
    hash: (password: string) => {
      hashed.push("hash");
      return quickPasswords.hash(password);
    },
    verify: (kept: { hash: string; password: string }) => {
      hashed.push("verify");
      return quickPasswords.verify(kept);
    },
  };
  let isMailSetUp = true;
  const mailed: { kind: string; to: string; token: string | null }[] = [];
  const administrator = createAdministrator({
    database,
    clock: systemClock,
    log: silentLog,
    secret: "a secret of more than thirty-two characters",
    publicUrl,
    workshopNames: async () => ["Shinde Motors"],
    passwords,
    mail: {
      isSetUp: async () => isMailSetUp,
      sendPasswordLink: (to, token) => mailed.push({ kind: "link", to: to.email, token }),
      sendPasswordChanged: (to) => mailed.push({ kind: "changed", to: to.email, token: null }),
      sendEmailLink: (to, token) => mailed.push({ kind: "e-mail link", to: to.email, token }),
      sendEmailAsked: (to) => mailed.push({ kind: "e-mail asked", to: to.email, token: null }),
      sendEmailChanged: (to) => mailed.push({ kind: "e-mail changed", to: to.email, token: null }),
    },
  });
  return {
    administrator,
    db: database.db,
    mailed,
    switchMailOff() {
      isMailSetUp = false;
    },
    hashed,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export function browserWith(setCookie: string[]): Headers {
  const pairs = setCookie.map((cookie) => cookie.split(";")[0] ?? "").filter((pair) => !pair.endsWith("="));
  return new Headers(pairs.length === 0 ? {} : { cookie: pairs.join("; ") });
}

export async function signedIn(
  administrator: Administrator,
  from: SignInFrom = home,
  password = owner.password,
): Promise<Headers> {
  const signIn = await administrator.signIn({ ...owner, password }, from);
  if (!signIn.ok) throw new Error("The owner could not sign in.");
  return browserWith(signIn.value.setCookie);
}

export async function sessionOf(
  administrator: Administrator,
  headers: Headers,
): Promise<AdministratorSession> {
  const session = await administrator.session(headers);
  if (session === null) throw new Error("Nobody is signed in.");
  return session;
}
