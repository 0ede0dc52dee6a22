import type { Ledger } from "./ledger.ts";
import type { Owner } from "./owner.ts";
import type { Answer, SiteClient } from "./site-client.ts";

/** Who carries operations out, and where it is noted. */
export interface Stage {
  client: SiteClient;
  owner: Owner;
  ledger: Ledger;
  /** Of a form that was opened three minutes before the first schedule. */
  formToken: string;
}

/** As the owner's page sends it. */
export function postJson({ owner }: Stage, server: number, path: string, body: unknown) {
  const headers = { "Content-Type": "application/json" };
  return owner.ask(server, path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Whether the answer has one of the statuses; one that is neither that nor a fault is noted as a surprise. */
export function isDone({ ledger }: Stage, answer: Answer | null, ...statuses: number[]): answer is Answer {
  if (answer === null || answer.status >= 500) return false;
  if (statuses.includes(answer.status)) return true;
  ledger.surprises.push(`${answer.asked} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return false;
}
