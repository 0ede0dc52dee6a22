import { expect, test } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import { UploadFailure } from "../../kit/upload/retry.ts";
import type { FileState, UploadEntry } from "../draft/draft.ts";
import { type QueueDependencies, type ReceivedFiles, runUpload } from "./upload-queue.ts";
import { outcomeNotice } from "./use-upload.ts";

type Api = QueueDependencies["api"];

const details = {
  category: "painting",
  workType: "painting",
  vehicleName: "Tata Ace",
  bodyType: null,
} as const;

function single(name: string): UploadEntry {
  return { id: name, files: [{ id: `${name}/main`, role: "main", name: `${name}.jpg` }] };
}

function pair(name: string): UploadEntry {
  const half = (role: "before" | "after") => ({ id: `${name}/${role}`, role, name: `${name}-${role}.jpg` });
  return { id: name, files: [half("before"), half("after")] };
}

function fakeServer(refusals: { pictures?: string[]; batches?: Error[] } = {}) {
  const sent: string[] = [];
  const batches: NewImages[] = [];
  const load = { now: 0, most: 0 };
  const api: Api = {
    async sendPicture({ role, name }, _bytes, { index, onShare }) {
      load.now += 1;
      load.most = Math.max(load.most, load.now);
      await new Promise((resolve) => setImmediate(resolve));
      load.now -= 1;
      if (refusals.pictures?.includes(name)) throw new UploadFailure(`${name} is damaged.`, "refused");
      onShare?.(1);
      sent.push(name);
      return `/gallery-images/${role}_1_${index}_${name}`;
    },
    async storeBatch(batch) {
      const refusal = refusals.batches?.shift();
      if (refusal !== undefined) throw refusal;
      batches.push(batch);
      return batch.images.map((_, index) => `image-${index}`);
    },
  };
  return { api, sent, batches, load };
}

interface UploadOptions {
  received?: ReceivedFiles;
  signal?: AbortSignal;
}

async function upload(
  entries: UploadEntry[],
  api: Api,
  { received = new Map(), signal = new AbortController().signal }: UploadOptions = {},
) {
  const states: [string, FileState][] = [];
  const percents: number[] = [];
  const { failures } = await runUpload([{ entries, details }], received, {
    api,
    text,
    signal,
    timing: {
      isOnline: () => true,
      pause: async () => {},
      whenSignedInAgain: () => Promise.reject(new Error("The page was left.")),
    },
    bytesOf: async () => ({ blob: new Blob(), hash: null }),
    onFile: (fileId, state) => states.push([fileId, state]),
    onProgress({ percent }) {
      if (percent !== undefined) percents.push(percent);
    },
  });
  const statuses = new Map(states.map(([id, { status }]) => [id, status]));
  return {
    failures,
    states,
    statuses,
    percents,
    received,
    notice: outcomeNotice(entries, failures, text.outcome),
  };
}

test("single pictures are sent and stored as one batch in their order [UPL-18]", async () => {
  const server = fakeServer();
  const { notice, statuses, failures } = await upload([single("truck"), single("bus")], server.api);

  expect(server.batches).toEqual([
    {
      ...details,
      images: [
        { main: "/gallery-images/main_1_0_truck.jpg", uploadKey: "truck" },
        { main: "/gallery-images/main_1_1_bus.jpg", uploadKey: "bus" },
      ],
    },
  ]);
  expect(failures.size).toBe(0);
  expect([...statuses.values()]).toEqual(["completed", "completed"]);
  expect(notice).toEqual({
    kind: "success",
    title: "Success",
    description: "Successfully uploaded 2 image(s) total!",
  });
});

test("pairs are stored with both pictures [UPL-9, UPL-18]", async () => {
  const server = fakeServer();
  const { notice } = await upload([pair("rath"), pair("jeep")], server.api);

  expect(server.batches[0]?.images[1]).toEqual({
    before: "/gallery-images/before_1_1_jeep-before.jpg",
    after: "/gallery-images/after_1_1_jeep-after.jpg",
    uploadKey: "jeep",
  });
  expect(notice.description).toBe("Successfully uploaded 4 image(s) in pairs!");
});

test("a before that may wait is stored alone, and said to wait [WRK-1]", async () => {
  const server = fakeServer();
  const waiting = (name: string) => ({ ...pair(name), files: pair(name).files.slice(0, 1), mayWait: true });
  const { notice } = await upload([waiting("rath")], server.api);

  expect(server.batches[0]?.images).toEqual([
    { before: "/gallery-images/before_1_0_rath-before.jpg", uploadKey: "rath" },
  ]);
  expect(notice.description).toBe("1 photo is kept in progress until its after photo comes.");
});

test("overall progress is 50 after the files and 100 after the insert [UPL-12]", async () => {
  const { percents } = await upload([single("a"), single("b"), single("c"), single("d")], fakeServer().api);
  expect(percents).toEqual([13, 25, 38, 50, 100]);
});

test("three images are sent at the same time, not more [UPL-13]", async () => {
  const server = fakeServer();
  await upload(
    Array.from({ length: 10 }, (_, index) => single(`truck-${index}`)),
    server.api,
  );
  expect(server.load.most).toBe(3);
});

test("every file goes through pending, uploading with its share, and completed [UPL-11]", async () => {
  const { states } = await upload([single("truck")], fakeServer().api);
  expect(states).toEqual([
    ["truck/main", { status: "pending" }],
    ["truck/main", { status: "uploading", share: 0 }],
    ["truck/main", { status: "uploading", share: 1 }],
    ["truck/main", { status: "completed" }],
  ]);
});

test("a refused picture fails alone and the others are stored [UPL-13, UPL-14]", async () => {
  const server = fakeServer({ pictures: ["bus.jpg"] });
  const { failures, notice, statuses } = await upload(
    [single("truck"), single("bus"), single("van")],
    server.api,
  );

  expect(server.batches[0]?.images).toHaveLength(2);
  expect([...failures]).toEqual([
    ["bus", { message: "bus.jpg is damaged.", isInDoubt: false, isFinal: true }],
  ]);
  expect(statuses.get("bus/main")).toBe("error");
  expect(notice).toEqual({
    kind: "partial",
    title: "Partial Success",
    description: "2/3 images uploaded successfully. 1 failed.",
  });
});

test("a pair with one refused half is not stored, and a second try sends only that half [UPL-9]", async () => {
  const failing = fakeServer({ pictures: ["rath-after.jpg"] });
  const first = await upload([pair("rath"), pair("jeep")], failing.api);
  expect(failing.batches[0]?.images).toHaveLength(1);
  expect([...first.failures.keys()]).toEqual(["rath"]);
  expect(first.notice.description).toBe("2/4 images uploaded successfully. 2 failed.");

  const server = fakeServer();
  const second = await upload([pair("rath")], server.api, first);
  expect(server.sent).toEqual(["rath-after.jpg"]);
  expect(second.notice.kind).toBe("success");
});

test("nothing is stored when no file arrived [UPL-14]", async () => {
  const server = fakeServer({ pictures: ["truck.jpg", "bus.jpg"] });
  const { notice, percents } = await upload([single("truck"), single("bus")], server.api);

  expect(server.batches).toEqual([]);
  expect(percents.at(-1)).toBe(50);
  expect(notice).toEqual({ kind: "failure", title: "Upload Failed", description: "Failed to upload images" });
});

const fault = () => new UploadFailure("Database error: Please try again. Reference 7.", "passing");
const refusal = () => new UploadFailure("A picture was never received.", "refused");

test("a database fault fails all, and the files need not be sent again", async () => {
  const server = fakeServer({ batches: [fault(), fault(), fault(), fault()] });
  const { notice, received, statuses, failures } = await upload([single("truck")], server.api);

  expect(notice.description).toBe("Database error: Please try again. Reference 7.");
  expect(statuses.get("truck/main")).toBe("error");
  expect(received.size).toBe(1);
  expect(failures.get("truck")?.isInDoubt).toBe(true);
});

test("a refused batch must be sent again from the start", async () => {
  const { received, failures } = await upload([single("truck")], fakeServer({ batches: [refusal()] }).api);
  expect(received.size).toBe(0);
  expect(failures.get("truck")?.isInDoubt).toBe(false);
});

test("a batch that is refused after an answer was lost may be stored nevertheless", async () => {
  const ended = new UploadFailure("Your session has ended.", "signed out");
  for (const last of [refusal(), ended]) {
    const { failures } = await upload([single("truck")], fakeServer({ batches: [fault(), last] }).api);
    expect(failures.get("truck")?.isInDoubt).toBe(true);
  }
});

test("a picture that changed sides in its pair is sent again", async () => {
  const rath = pair("rath");
  const { received } = await upload(
    [rath],
    fakeServer({ batches: [fault(), fault(), fault(), fault()] }).api,
  );
  const [before, after] = rath.files;
  if (before === undefined || after === undefined) throw new Error("A pair has two pictures.");
  const swapped: UploadEntry = {
    id: "rath",
    files: [
      { ...after, role: "before" },
      { ...before, role: "after" },
    ],
  };

  const server = fakeServer();
  await upload([swapped], server.api, { received });
  expect(server.batches[0]?.images).toMatchObject([
    {
      before: "/gallery-images/before_1_0_rath-after.jpg",
      after: "/gallery-images/after_1_0_rath-before.jpg",
    },
  ]);
});

test("an upload that is stopped sends no further file and stores nothing", async () => {
  const stopping = new AbortController();
  const server = fakeServer();
  const api: Api = {
    ...server.api,
    async sendPicture(...sent) {
      stopping.abort();
      return server.api.sendPicture(...sent);
    },
  };
  const entries = Array.from({ length: 8 }, (_, index) => single(`truck-${index}`));
  const { failures, notice } = await upload(entries, api, { signal: stopping.signal });

  expect(server.batches).toEqual([]);
  expect(server.sent.length).toBeLessThanOrEqual(3);
  expect([...failures.values()].map(({ isInDoubt }) => isInDoubt)).toEqual(entries.map(() => false));
  expect(notice.description).toBe("The upload was stopped.");
});
