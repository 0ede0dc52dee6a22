import { beforeEach, expect, test, vi } from "vitest";
import { prepareToSend } from "./browser-photographs.ts";
import type { Inspection, InspectionTask } from "./photograph-worker.ts";

const photograph = new Blob(["a photograph"]);
const smaller = new Blob(["small"]);
const kept = new Blob(["a photograph as it was read"]);
const hash = "5f".repeat(32);
const read = {
  kind: "read",
  width: 4000,
  height: 3000,
  picture: smaller,
  kept,
  hash,
  isSound: true,
} as const;

const worker: { asked: InspectionTask[]; answer: Inspection | null } = { asked: [], answer: null };

beforeEach(() => {
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: ((event: { data: Inspection }) => void) | null = null;
      onerror: (() => void) | null = null;
      terminate() {}
      postMessage(task: InspectionTask) {
        worker.asked.push(task);
        const { answer } = worker;
        queueMicrotask(() => (answer === null ? this.onerror?.() : this.onmessage?.({ data: answer })));
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

async function prepared(answer: Inspection | null) {
  worker.answer = answer;
  return prepareToSend(photograph, undefined);
}

test("a photograph is made smaller: at most 1 MB and 1920 px [UPL-17]", async () => {
  expect(await prepared(read)).toEqual({ ok: true, value: { picture: smaller, hash } });
  expect(worker.asked.at(-1)).toMatchObject({ photograph, longestSide: 1920, mostBytes: 1024 * 1024 });
});

test("one that cannot be made smaller here, or judged, is sent as it is [UPL-17, UPL-30]", async () => {
  for (const answer of [
    { kind: "unread", kept, hash },
    { ...read, isSound: false },
  ] as const) {
    const sent = await prepared(answer);
    expect(sent).toEqual({ ok: true, value: { picture: kept, hash } });
    expect(sent.ok && sent.value.picture).toBe(kept);
  }
  for (const answer of [null, { kind: "unread", kept: null, hash: null }] as const) {
    const sent = await prepared(answer);
    expect(sent.ok && sent.value.picture).toBe(photograph);
  }
  vi.unstubAllGlobals();
  worker.answer = null;
  expect(await prepareToSend(photograph, undefined)).toEqual({
    ok: true,
    value: { picture: photograph, hash: null },
  });
});

test("one that is damaged is refused [UPL-30]", async () => {
  const fault = { kind: "damaged", detail: "its end is missing" } as const;
  expect(await prepared({ kind: "refused", fault })).toEqual({ ok: false, refusal: fault });
});
