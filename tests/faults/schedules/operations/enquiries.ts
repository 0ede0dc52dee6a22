import { randomUUID } from "node:crypto";
import type { LedgerEnquiry } from "./ledger.ts";
import type { Answer } from "./site-client.ts";
import { isDone, type Stage } from "./stage.ts";

export function newEnquiry({ ledger, formTokens }: Stage, label: string, hasScripts = false): LedgerEnquiry {
  // One form is taken only a few times, and a world has more enquiries than forms.
  const withForm = ledger.enquiries.filter(({ formToken }) => formToken !== null).length;
  const formToken = formTokens[withForm % formTokens.length] ?? null;
  const enquiry: LedgerEnquiry = {
    label,
    words: {
      name: `Visitor ${label}`,
      email: `${label}@visitor.example`,
      phone: `+9198${22_000_000 + ledger.enquiries.length}`,
      message: `A container body for the truck ${label}, please.`,
    },
    submissionKey: `submission-key-${label}`,
    formToken: hasScripts ? formToken : null,
    isAcknowledged: false,
    id: null,
    state: "new",
    place: "list",
    job: { id: randomUUID(), stage: "received", isOpen: false },
    quotations: 0,
  };
  ledger.enquiries.push(enquiry);
  return enquiry;
}

export async function sendEnquiry(
  stage: Stage,
  servers: readonly number[],
  enquiry: LedgerEnquiry,
): Promise<boolean> {
  const { words, submissionKey, formToken } = enquiry;
  const form = { ...words, inquiry: "quote", submissionKey, ...(formToken !== null && { formToken }) };
  const send = async (server: number) => {
    const body = new URLSearchParams(form);
    const answer = await stage.client.ask(server, "/contact", { method: "POST", body });
    enquiry.isAcknowledged ||= isDone(stage, answer, 303);
  };
  await Promise.all(servers.map(send));
  return enquiry.isAcknowledged;
}

export async function markEnquiry(stage: Stage, server: number, enquiry: LedgerEnquiry) {
  if (!(await isFound(stage, server, enquiry))) return false;
  const answer = await change(stage, server, enquiry, { intent: "mark", state: "answered" });
  const isMarked = isDone(stage, answer, 200);
  if (isMarked) enquiry.state = "answered";
  return isMarked;
}

export async function deleteEnquiry(stage: Stage, server: number, enquiry: LedgerEnquiry) {
  if (!(await isFound(stage, server, enquiry))) return false;
  const done = enquiry.place === "list" ? [200] : [200, 404];
  enquiry.place = "deleting";
  const isDeleted = isDone(stage, await change(stage, server, enquiry, { intent: "delete" }), ...done);
  if (isDeleted) enquiry.place = "bin";
  return isDeleted;
}

export async function isFound({ owner }: Stage, server: number, enquiry: LedgerEnquiry): Promise<boolean> {
  if (enquiry.id !== null) return true;
  const body = new URLSearchParams({ search: enquiry.label });
  const answer = await owner.ask(server, "/admin/enquiries/search", { method: "POST", body });
  const found = answer?.headers.get("Location");
  if (!found) return false;
  const list = await owner.ask(server, found);
  enquiry.id = /\/admin\/enquiries\/([0-9a-f-]{36})/.exec(list?.text ?? "")?.[1] ?? null;
  return enquiry.id !== null;
}

/** Into one that the same customer sends later. */
export async function mergeEnquiry(
  stage: Stage,
  server: number,
  enquiry: LedgerEnquiry,
  later: LedgerEnquiry,
) {
  if (!(await isFound(stage, server, enquiry))) return false;
  if (!later.isAcknowledged && !(await sendEnquiry(stage, [server], later))) return false;
  if (!(await isFound(stage, server, later))) return false;
  const merge = { intent: "merge", other: enquiry.id ?? "" };
  // What is won, in the bin, merged already or by a wrong clock the later one stays by itself.
  return isDone(stage, await change(stage, server, later, merge), 200, 409);
}

export async function separateEnquiry(stage: Stage, server: number, enquiry: LedgerEnquiry) {
  if (!(await isFound(stage, server, enquiry))) return false;
  const separate = { intent: "separate", other: enquiry.id ?? "" };
  return isDone(stage, await change(stage, server, enquiry, separate), 200, 404);
}

function change(
  { owner }: Stage,
  server: number,
  { id }: LedgerEnquiry,
  fields: Record<string, string>,
): Promise<Answer | null> {
  const body = new URLSearchParams(fields);
  return owner.ask(server, `/admin/enquiries/${id}.data`, { method: "POST", body });
}
