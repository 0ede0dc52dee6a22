import { imagesPerBatch } from "#domain/gallery/uploads/upload-rules.ts";
import type { FailedUpload } from "./draft.ts";
import {
  type ReceivedPictures,
  runUpload,
  type UploadBatch,
  type UploadDependencies,
  type UploadEntry,
  type UploadOutcome,
} from "./upload-queue.ts";

/** The failed images as orders: together what the form said the same of, as many as one batch may have. */
export function ordersOf(failed: readonly FailedUpload[]): UploadBatch[] {
  const groups = new Map<string, { entries: UploadEntry[]; details: FailedUpload["details"] }>();
  for (const { entry, details } of failed) {
    const { category, workType, vehicleName, bodyType } = details;
    const said = JSON.stringify([category, workType, vehicleName, bodyType]);
    const group = groups.get(said) ?? { entries: [], details };
    group.entries.push(entry);
    groups.set(said, group);
  }
  return [...groups.values()].flatMap(({ entries, details }) => {
    const orders: UploadBatch[] = [];
    for (let start = 0; start < entries.length; start += imagesPerBatch) {
      orders.push({ entries: entries.slice(start, start + imagesPerBatch), details });
    }
    return orders;
  });
}

/** Runs one order after the other; the percentage is that of all of them. */
export async function runBatches(
  orders: readonly UploadBatch[],
  received: ReceivedPictures,
  world: UploadDependencies,
): Promise<UploadOutcome> {
  const all: UploadOutcome = { storedIds: new Set(), failures: new Map(), inDoubt: new Set() };
  for (const [place, order] of orders.entries()) {
    const outcome = await runUpload(
      { ...order, received },
      {
        ...world,
        onEvent(event) {
          if (event.kind !== "percent") return world.onEvent(event);
          world.onEvent({
            kind: "percent",
            percent: Math.round((100 * place + event.percent) / orders.length),
          });
        },
      },
    );
    for (const id of outcome.storedIds) all.storedIds.add(id);
    for (const id of outcome.inDoubt) all.inDoubt.add(id);
    for (const [id, message] of outcome.failures) all.failures.set(id, message);
  }
  return all;
}
