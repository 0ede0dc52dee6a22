import pLimit from "p-limit";
import { storedLongestSide } from "#domain/gallery/uploads/upload-rules.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import type { Crop } from "#platform/images/picture-edit.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { Inspection, InspectionTask } from "./photograph-worker.ts";

/** Pixels, for a card on a screen of twice the density. */
const previewSide = 480;

/** Milliseconds. */
const longestInspection = 60_000;

const unread: Inspection = { kind: "unread", kept: null, hash: null };

/** In a worker and one at a time: decoded, a photograph takes 50 MB and more. */
function openReader(): (task: InspectionTask) => Promise<Inspection> {
  const inTurn = pLimit(1);
  let worker: Worker | null = null;

  function read(task: InspectionTask): Promise<Inspection> {
    return new Promise((resolve) => {
      const asked =
        worker ?? new Worker(new URL("./photograph-worker.ts", import.meta.url), { type: "module" });
      worker = asked;
      const end = (inspection: Inspection) => {
        clearTimeout(timer);
        asked.onmessage = null;
        asked.onerror = null;
        resolve(inspection);
      };
      const giveUp = () => {
        asked.terminate();
        worker = null;
        end(unread);
      };
      const timer = setTimeout(giveUp, longestInspection);
      asked.onmessage = ({ data }: MessageEvent<Inspection>) => end(data);
      asked.onerror = giveUp;
      asked.postMessage(task);
    });
  }

  return (task) => inTurn(() => read(task).catch(() => unread));
}

// Two, so that sending does not wait for all that was chosen.
const readChosen = openReader();
const readToSend = openReader();

export interface PreparedPhotograph {
  picture: Blob;
  /** SHA-256 of the photograph as chosen, in hex; null where this browser cannot tell. */
  hash: string | null;
}

export function inspectPhotograph(photograph: Blob): Promise<Inspection> {
  return readChosen({ photograph, longestSide: previewSide, mostBytes: Number.POSITIVE_INFINITY });
}

export async function prepareToSend(
  photograph: Blob,
  crop: Crop | undefined,
): Promise<Result<PreparedPhotograph, PhotographFault>> {
  return prepared({ photograph, crop, longestSide: storedLongestSide, mostBytes: 1024 * 1024 });
}

export async function makeSmall(photograph: Blob): Promise<Result<Blob, PhotographFault>> {
  const made = await prepared({ photograph, longestSide: 1600, mostBytes: 400 * 1024 });
  return made.ok ? accepted(made.value.picture) : made;
}

async function prepared(task: InspectionTask): Promise<Result<PreparedPhotograph, PhotographFault>> {
  const inspection = await readToSend(task);
  if (inspection.kind === "refused") return refused(inspection.fault);
  const { hash } = inspection;
  if (inspection.kind === "read" && inspection.isSound)
    return accepted({ picture: inspection.picture, hash });
  return accepted({ picture: inspection.kept ?? task.photograph, hash });
}
