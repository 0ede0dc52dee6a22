import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { photographOf } from "../support/photographs.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

const answerSchema = z.object({
  url: z.string().optional(),
  message: z.string().optional(),
  ids: z.array(z.string()).optional(),
});

async function send(
  admin: TestSite,
  cookie: string,
  body: BodyInit,
  search = "?role=main&index=0&name=truck.jpg",
) {
  const response = await admin.app.request(`/admin/upload/picture${search}`, {
    method: "POST",
    body,
    headers: { cookie, "Content-Type": "application/octet-stream" },
  });
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

async function store(admin: TestSite, cookie: string, batch: unknown) {
  const response = await admin.app.request("/admin/upload/batch", {
    method: "POST",
    body: typeof batch === "string" ? batch : JSON.stringify(batch),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return {
    status: response.status,
    requestId: response.headers.get("X-Request-Id"),
    ...answerSchema.parse(await response.json()),
  };
}

const jpeg = await photographOf(60, 40).jpeg().toBuffer();
const painting = { category: "painting", workType: "painting", vehicleName: "Tata Ace", bodyType: null };

test("a photograph is received, stored as an image and shown in the list [UPL-18, PIC-1]", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const received = await send(admin, cookie, jpeg);
  expect(received).toMatchObject({
    status: 200,
    url: expect.stringMatching(/^\/gallery-images\/main_\d+_0_photo/),
  });

  const stored = await store(admin, cookie, { ...painting, images: [{ main: received.url }] });
  expect(stored).toMatchObject({ status: 200, ids: [expect.any(String)] });
  const html = await (await admin.app.request("/admin/images", { headers: { cookie } })).text();
  expect(html).toContain("Tata Ace");
  expect(html).toContain(received.url);
});

test("a pair is stored as one image with both pictures [UPL-9]", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const before = await send(admin, cookie, jpeg, "?role=before&index=0&name=old.jpg");
  const after = await send(admin, cookie, jpeg, "?role=after&index=0&name=new.jpg");
  const batch = { ...painting, category: "denting", images: [{ before: before.url, after: after.url }] };

  expect((await store(admin, cookie, batch)).status).toBe(200);
  const { images } = await admin.services.gallery.list(1, 10);
  expect(images).toMatchObject([
    { mainImageUrl: null, beforeImageUrl: before.url, afterImageUrl: after.url },
  ]);
});

test.each([
  ["an empty file", new Uint8Array(), /empty/],
  ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", /not accepted|not a photograph/],
  ["a text", "hello", /not a photograph/],
  ["half a photograph", jpeg.subarray(0, 400), /damaged|not a photograph/],
])("%s is refused with a sentence and leaves nothing behind [PIC-3]", async (_case, body, sentence) => {
  await using admin = await openTestSite();
  const refused = await send(admin, await admin.signIn(), body);
  expect(refused.status).toBe(422);
  expect(refused.message).toMatch(sentence);
  expect(refused.url).toBeUndefined();
});

test("a file above 25 MB is refused with a sentence [PIC-4]", async () => {
  await using admin = await openTestSite();
  const refused = await send(admin, await admin.signIn(), new Uint8Array(25 * 1024 * 1024 + 1));
  expect(refused).toMatchObject({
    status: 413,
    message: "The file is larger than 25 MB. Please send a smaller photograph.",
  });
});

test("a browser that goes away in the middle leaves no temporary file and no picture", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  // Other processes keep what they receive in the common one.
  await using ownPlace = await temporaryFolder();
  vi.stubEnv("TMPDIR", ownPlace.path);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(jpeg.subarray(0, 2000)),
    pull: (controller) => controller.error(new Error("The connection was reset.")),
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    headers: { cookie },
    duplex: "half",
  };
  const response = await admin.app.request("/admin/upload/picture?role=main&index=0&name=a.jpg", init);

  expect(response.status).toBe(400);
  expect(admin.asked).not.toContain("pictures.receive");
  expect(await readdir(ownPlace.path)).toEqual([]);
});

test.each([
  "",
  "?role=main&index=0&name=a&key=mine",
  "?role=side&index=0&name=a",
  "?role=main&index=-1&name=a",
  "?role=main&index=x&name=a",
  "?role=main&index=0&name=a&chosen=none",
])("an address that does not say what the picture is for is refused (%s)", async (search) => {
  await using admin = await openTestSite();
  expect((await send(admin, await admin.signIn(), jpeg, search)).status).toBe(400);
  expect(admin.asked).toEqual([]);
});

test("a photograph that is sent again under its key, also at the same time, is the same picture", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const search = `?role=main&index=0&name=truck.jpg&key=${randomUUID()}`;
  const answers = await Promise.all([1, 2, 3].map(() => send(admin, cookie, jpeg, search)));
  answers.push(await send(admin, cookie, jpeg, search));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  const other = await photographOf(66, 44).jpeg().toBuffer();
  expect(await send(admin, cookie, other, search)).toEqual({
    status: 409,
    message: "Another photo has already arrived in this place. Please choose it again.",
  });
});

test("a batch that is sent again answers the same ids, and brings back nothing that was deleted", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const received = await Promise.all([send(admin, cookie, jpeg), send(admin, cookie, jpeg)]);
  expect(received).toMatchObject([{ status: 200 }, { status: 200 }]);
  const images = received.map(({ url }) => ({ main: url, uploadKey: randomUUID() }));
  const first = await store(admin, cookie, { ...painting, images: images.slice(0, 1) });
  expect(first).toMatchObject({ status: 200, ids: [expect.any(String)] });
  const both = await store(admin, cookie, { ...painting, images });

  expect(both).toMatchObject({ status: 200, ids: [first.ids?.[0], expect.any(String)] });
  expect(await store(admin, cookie, { ...painting, images })).toMatchObject({ status: 200, ids: both.ids });
  expect((await admin.services.gallery.list(1, 10)).total).toBe(2);
  await admin.services.gallery.removeImages(both.ids ?? []);
  expect(await store(admin, cookie, { ...painting, images })).toMatchObject({ status: 200, ids: both.ids });
  expect((await admin.services.gallery.list(1, 10)).total).toBe(0);
});

test.each([
  ["no JSON", "{", "Failed to upload images"],
  ["no category", { ...painting, category: null, images: [] }, "Please select a category"],
  ["no images", { ...painting, images: [] }, "Please upload at least one main image"],
  [
    "single pictures for a transformation",
    { ...painting, category: "restoration", images: [{ main: "/gallery-images/main_1_0_a.jpg" }] },
    "Please upload both before and after images for transformation work",
  ],
])("a batch with %s is refused", async (_case, batch, message) => {
  await using admin = await openTestSite();
  expect(await store(admin, await admin.signIn(), batch)).toMatchObject({ status: 422, message });
  expect(admin.asked).not.toContain("gallery.addImages");
});

test("a picture that was never received is refused, and nothing of the batch is stored", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const { url } = await send(admin, cookie, jpeg);
  const images = [{ main: url }, { main: "/gallery-images/main_1_0_nobody.jpg" }];
  expect((await store(admin, cookie, { ...painting, images })).status).toBe(422);
  expect((await admin.services.gallery.list(1, 10)).total).toBe(0);
});

test("a database fault is a plain sentence with the reference of the log [UPL-16, ERR-4]", async () => {
  await using admin = await openTestSite();
  const cookie = await admin.signIn();
  const { url } = await send(admin, cookie, jpeg);
  admin.breakDown("gallery.addImages");
  const answer = await store(admin, cookie, { ...painting, images: [{ main: url }] });
  expect(answer.status).toBe(500);
  expect(answer.message).toBe(
    `Database error: The images could not be saved. Please try again. Reference ${answer.requestId}.`,
  );
  expect(answer.message).not.toContain("SQLITE");
});

test.each([
  ["", "Please open the back office, sign in and share them again"],
  ["rathkar.language=mr", "एकदा बॅक ऑफिस उघडून"],
])(
  "photographs shared from a phone without its worker, with cookie '%s', are told not to be kept [UPL-44]",
  async (cookie, sentence) => {
    await using admin = await openTestSite();
    const body = new FormData();
    for (const name of ["one.jpg", "two.jpg"]) body.append("photographs", new File([jpeg], name));
    const response = await admin.app.request("/admin/share", {
      method: "POST",
      body,
      headers: { cookie, Accept: "text/html", Origin: "null", "Sec-Fetch-Site": "none" },
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(sentence);
    expect(admin.asked).not.toContain("pictures.receive");
  },
);
