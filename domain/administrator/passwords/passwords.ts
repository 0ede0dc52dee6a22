import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";

export interface Passwords {
  /** Names its parameters, so that they can change. */
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

export class PasswordsBusy extends Error {
  override name = "PasswordsBusy";
}

/** Each takes 20 MB and a thread for some 30 ms. */
const hashesAtOnce = 2;
const mostWaiting = 20;

/** Two at a time; throws PasswordsBusy where twenty wait. */
export function hashInTurns(passwords: Passwords): Passwords {
  const turns = pLimit(hashesAtOnce);
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (turns.pendingCount >= mostWaiting) throw new PasswordsBusy();
    return turns(work);
  }
  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    verify: (stored) => inTurn(() => passwords.verify(stored)),
  };
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** As OWASP recommends. */
const recommendedCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const storedHash = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w-]{22,})\$([\w-]{43,})$/;

/** Hashes as `$argon2id$v=19$m=…,t=…,p=…$salt$tag`; verifies at any cost. */
export function createArgon2id(cost: Cost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const tag = await derive(password, salt, cost);
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
    },

    async verify({ hash, password }) {
      const [, memory, passes, parallelism, salt, tag] = storedHash.exec(hash) ?? [];
      if (salt === undefined || tag === undefined) return false;
      const named = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const expected = Buffer.from(tag, "base64url");
      const actual = await derive(password, Buffer.from(salt, "base64url"), named);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

export const argon2idPasswords = createArgon2id(recommendedCost);

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message, nonce: salt, tagLength, ...cost }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}
