import { isFound } from "./enquiries.ts";
import type { LedgerEnquiry } from "./ledger.ts";
import { isDone, type Stage } from "./stage.ts";

async function openJob(stage: Stage, server: number, enquiry: LedgerEnquiry): Promise<boolean> {
  if (!(await isFound(stage, server, enquiry))) return false;
  const isOpened = await change(stage, server, enquiry, {
    ...{ intent: "won", enquiry: enquiry.id ?? "" },
    ...{ vehicleName: "Tata Ace", work: "Container", promisedOn: "" },
  });
  if (!isOpened) return false;
  enquiry.job.isOpen = true;
  enquiry.state = "won";
  return true;
}

/** Opens a job of it as won, delivers that, or takes the delivery back. */
export async function moveJob(stage: Stage, server: number, enquiry: LedgerEnquiry): Promise<boolean> {
  const { job } = enquiry;
  if (!job.isOpen) return openJob(stage, server, enquiry);
  const next = job.stage === "received" ? "delivered" : "received";
  if (!(await change(stage, server, enquiry, { intent: "stage", seen: job.stage, stage: next })))
    return false;
  job.stage = next;
  return true;
}

async function change(
  stage: Stage,
  server: number,
  { job }: LedgerEnquiry,
  fields: Record<string, string>,
): Promise<boolean> {
  const body = new URLSearchParams({ ...fields, id: job.id });
  return isDone(stage, await stage.owner.ask(server, "/admin/calendar.data", { method: "POST", body }), 200);
}
