import { expect, test } from "vitest";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import { outcomeNotice } from "./outcome-notice.ts";
import type { RetryTiming } from "./retry.ts";
import { UploadFailure } from "./upload-failure.ts";
import {
  type ReceivedPictures,
  runUpload,
  type UploadCalls,
  type UploadEntry,
  type UploadEvent,
} from "./upload-queue.ts";

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
  const half = (role: "before" | "after") => ({
    id: `${name}/${role}`,
    role,
    name: `${name}-${role}.jpg`,
  });
  return { id: name, files: [half("before"), half("after")] };
}

/** A server that takes everything except the file names it was told to refuse. */
function fakeServer(refusals: { pictures?: string[]; batch?: Error } = {}) {
  const sent: string[] = [];
  const batches: NewImages[] = [];
  const load = { now: 0, most: 0 };
  const calls: UploadCalls = {
    async sendPicture({ role, name }, { index, onShare }) {
      load.now += 1;
      load.most = Math.max(load.most, load.now);
      await new Promise((resolve) => setImmediate(resolve));
      load.now -= 1;
      if (refusals.pictures?.includes(name)) {
        throw new UploadFailure(`${name} is damaged.`, "refused");
      }
      onShare(1);
      sent.push(name);
      return `/gallery-images/${role}_1_${index}_${name}`;
    },
    async storeBatch(batch) {
      if (refusals.batch !== undefined) throw refusals.batch;
      batches.push(batch);
    },
  };
  return { calls, sent, batches, load };
}

/** No pause lasts, and nobody signs in again. */
const impatient: RetryTiming = {
  pause: async () => {},
  isOnline: () => true,
  untilOnline: async () => {},
  untilSignedIn: async () => false,
  random: () => 0.5,
};

async function upload(
  entries: UploadEntry[],
  calls: UploadCalls,
  received: ReceivedPictures = new Map(),
  signal = new AbortController().signal,
) {
  const events: UploadEvent[] = [];
  const outcome = await runUpload(
    { entries, details, received },
    { calls, patience: impatient, signal, onEvent: (event) => events.push(event) },
  );
  const statuses = new Map(
    events.flatMap((event) => (event.kind === "file" ? [[event.fileId, event.status]] : [])),
  );
  const percents = events.flatMap((event) => (event.kind === "percent" ? [event.percent] : []));
  return { outcome, notice: outcomeNotice(entries, outcome), statuses, percents, events, received };
}

test("single pictures are sent and stored as one batch in their order", async () => {
  const server = fakeServer();
  const { notice, statuses, outcome } = await upload([single("truck"), single("bus")], server.calls);

  expect(server.batches).toEqual([
    {
      ...details,
      images: [
        { main: "/gallery-images/main_1_0_truck.jpg", uploadKey: "truck" },
        { main: "/gallery-images/main_1_1_bus.jpg", uploadKey: "bus" },
      ],
    },
  ]);
  expect([...outcome.storedIds]).toEqual(["truck", "bus"]);
  expect([...statuses.values()]).toEqual(["completed", "completed"]);
  expect(notice).toEqual({
    kind: "success",
    title: "Success",
    description: "Successfully uploaded 2 image(s) total!",
  });
});

test("pairs are stored with both pictures", async () => {
  const server = fakeServer();
  const { notice } = await upload([pair("rath"), pair("jeep")], server.calls);

  expect(server.batches[0]?.images[1]).toEqual({
    before: "/gallery-images/before_1_1_jeep-before.jpg",
    after: "/gallery-images/after_1_1_jeep-after.jpg",
    uploadKey: "jeep",
  });
  expect(notice.description).toBe("Successfully uploaded 4 image(s) in pairs!");
});

test("overall progress is 50 after the files and 100 after the insert", async () => {
  const { percents } = await upload([single("a"), single("b"), single("c"), single("d")], fakeServer().calls);
  expect(percents).toEqual([0, 13, 25, 38, 50, 100]);
});

test("three images are on their way at the same time, not more", async () => {
  const server = fakeServer();
  await upload(
    Array.from({ length: 10 }, (_, index) => single(`truck-${index}`)),
    server.calls,
  );
  expect(server.load.most).toBe(3);
});

test("every file goes through pending, uploading with its share, and completed", async () => {
  const { events } = await upload([single("truck")], fakeServer().calls);
  const ofFile = events.flatMap((event) => (event.kind === "file" ? [[event.status, event.share]] : []));
  expect(ofFile).toEqual([
    ["pending", undefined],
    ["uploading", 0],
    ["uploading", 1],
    ["completed", undefined],
  ]);
});

test("a refused picture fails alone and the others are stored", async () => {
  const server = fakeServer({ pictures: ["bus.jpg"] });
  const { outcome, notice, statuses } = await upload(
    [single("truck"), single("bus"), single("van")],
    server.calls,
  );

  expect(server.batches[0]?.images).toHaveLength(2);
  expect([...outcome.failures]).toEqual([["bus", "bus.jpg is damaged."]]);
  expect(statuses.get("bus/main")).toBe("error");
  expect(notice).toEqual({
    kind: "partial",
    title: "Partial Success",
    description: "2/3 images uploaded successfully. 1 failed.",
  });
});

test("a pair with one refused half is not stored at all", async () => {
  const server = fakeServer({ pictures: ["rath-after.jpg"] });
  const { outcome, notice } = await upload([pair("rath"), pair("jeep")], server.calls);

  expect(server.batches[0]?.images).toHaveLength(1);
  expect([...outcome.storedIds]).toEqual(["jeep"]);
  expect(notice.description).toBe("2/4 images uploaded successfully. 2 failed.");
});

test("a second try of a pair sends only the half that failed", async () => {
  const first = await upload([pair("rath")], fakeServer({ pictures: ["rath-after.jpg"] }).calls);
  const server = fakeServer();
  const second = await upload([pair("rath")], server.calls, first.received);

  expect(first.notice).toEqual({
    kind: "failure",
    title: "Upload Failed",
    description: "rath-after.jpg is damaged.",
  });
  expect(server.sent).toEqual(["rath-after.jpg"]);
  expect(second.notice.kind).toBe("success");
});

test("nothing is stored when no file arrived", async () => {
  const server = fakeServer({ pictures: ["truck.jpg", "bus.jpg"] });
  const { notice, percents } = await upload([single("truck"), single("bus")], server.calls);

  expect(server.batches).toEqual([]);
  expect(percents.at(-1)).toBe(50);
  expect(notice).toEqual({ kind: "failure", title: "Upload Failed", description: "Failed to upload images" });
});

test("a database fault fails all, and the files need not be sent again", async () => {
  const fault = new UploadFailure("Database error: Please try again. Reference 7.", "passing");
  const server = fakeServer({ batch: fault });
  const { notice, received, statuses, outcome } = await upload([single("truck")], server.calls);

  expect(notice.description).toBe("Database error: Please try again. Reference 7.");
  expect(statuses.get("truck/main")).toBe("error");
  expect(received.size).toBe(1);
  expect([...outcome.inDoubt]).toEqual(["truck"]);
});

test("a refused batch must be sent again from the start", async () => {
  const refusal = new UploadFailure("A picture was never received.", "refused");
  const { received, outcome } = await upload([single("truck")], fakeServer({ batch: refusal }).calls);
  expect(received.size).toBe(0);
  expect(outcome.inDoubt.size).toBe(0);
});

test("a fault of our own is not shown to the administrator", async () => {
  const { notice } = await upload(
    [single("truck")],
    fakeServer({ batch: new Error("x is undefined") }).calls,
  );
  expect(notice.description).toBe("Failed to upload images");
});

test("a picture that changed sides in its pair is sent again", async () => {
  const [{ files }, server] = [pair("rath"), fakeServer()];
  const received: ReceivedPictures = new Map();
  await upload([{ id: "rath", files }], fakeServer({ batch: new Error("down") }).calls, received);
  const swapped = files.map((file) => ({
    ...file,
    role: file.role === "before" ? ("after" as const) : ("before" as const),
  }));

  await upload([{ id: "rath", files: swapped }], server.calls, received);
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
  const calls: UploadCalls = {
    ...server.calls,
    async sendPicture(...sent) {
      stopping.abort();
      return server.calls.sendPicture(...sent);
    },
  };
  const entries = Array.from({ length: 8 }, (_, index) => single(`truck-${index}`));
  const { outcome, notice } = await upload(entries, calls, new Map(), stopping.signal);

  expect(server.batches).toEqual([]);
  expect(server.sent.length).toBeLessThanOrEqual(3);
  expect(outcome.failures.size).toBe(8);
  expect(notice.description).toBe("The upload was stopped.");
});
