import type { Ledger } from "./ledger.ts";
import type { Owner } from "./owner.ts";
import type { Answer, SiteClient } from "./site-client.ts";

export interface Stage {
  client: SiteClient;
  owner: Owner;
  ledger: Ledger;
  /** Those of forms that were begun a while ago. */
  formTokens: readonly string[];
}

export function postJson({ owner }: Stage, server: number, path: string, body: unknown) {
  const headers = { "Content-Type": "application/json" };
  return owner.ask(server, path, { method: "POST", headers, body: JSON.stringify(body) });
}

export function isDone({ ledger }: Stage, answer: Answer | null, ...statuses: number[]): answer is Answer {
  if (answer === null || answer.status >= 500) return false;
  if (statuses.includes(answer.status)) return true;
  ledger.surprises.push(`${answer.asked} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return false;
}
