import sharp from "sharp";
import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { createPictureProcesses } from "#platform/images/process/picture-processes.ts";
import { childProcesses } from "../support/child-processes.ts";
import { flatPng, photographOf, pngChunk } from "../support/photographs.ts";
import { openTestSite, publicUrl, type TestSite } from "../support/test-site.ts";

/** What a stranger sends, and the server's answer to him as a page. */
async function askWith({ app }: TestSite, photograph: Buffer): Promise<{ status: number; page: string }> {
  const body = new FormData();
  body.set("phone", "98220 12345");
  body.append("photographs", new File([new Uint8Array(photograph)], "truck.png"));
  const headers = { Origin: publicUrl, Accept: "text/html" };
  const answer = await app.request("/contact/quick-price", { method: "POST", body, headers });
  return { status: answer.status, page: await answer.text() };
}

async function uploadTo({ app }: TestSite, cookie: string, photograph: Buffer) {
  const answer = await app.request("/admin/upload/picture?role=main&index=0&name=truck.png", {
    method: "POST",
    body: new Uint8Array(photograph),
    headers: { cookie, "Content-Type": "application/octet-stream" },
  });
  return { status: answer.status, page: await answer.text() };
}

async function withParts(name: string): Promise<Buffer> {
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const parts = Buffer.alloc(12 * 2_000_000, pngChunk(name, Buffer.alloc(0)));
  return Buffer.concat([dot.subarray(0, 33), parts, dot.subarray(33)]);
}

const { tooLongSide, tooDemanding } = textsOf("en").quickPrice.photograph;
const endOf = (sentence: string) => sentence.split(" pixels). ").at(-1)?.replace("{most}", "16384") ?? "";

test.each([
  ["50,000,000 × 1 pixels", () => flatPng({ width: 50_000_000, height: 1, bits: 8 }), tooLongSide],
  ["two million empty sRGB", () => withParts("sRGB"), tooDemanding],
])(
  "a PNG of %s is refused with a sentence, and the next photograph is taken [PIC-4, QP-4]",
  async (_, make, sentence) => {
    await using site = await openTestSite();
    const cookie = await site.signIn();
    const hostile = await make();
    const answer = await askWith(site, hostile);
    expect(answer.status).toBe(422);
    expect(answer.page).toContain(endOf(sentence));
    const upload = await uploadTo(site, cookie, hostile);
    expect(upload.status).toBe(422);
    expect(upload.page).toContain("message");
    expect((await askWith(site, await photographOf(60, 40).png().toBuffer())).status).toBe(303);
  },
);

test("what decodes a photograph is killed: it is taken all the same, and the site goes on [QP-4]", async () => {
  await using site = await openTestSite({}, { pictureProcesses: createPictureProcesses() });
  const before = childProcesses();
  const asked = askWith(site, await photographOf(60, 40).png().toBuffer());
  const begun = () => childProcesses().filter((pid) => !before.includes(pid));
  await expect.poll(() => begun().length, { interval: 1 }).toBe(1);
  process.kill(begun()[0] ?? 0, "SIGKILL");
  expect((await asked).status).toBe(303);
});
