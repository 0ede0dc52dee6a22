import { expect, test } from "vitest";
import { usefulSizes } from "#domain/gallery/pictures/picture-facts.ts";
import { createPictureFiles } from "./pictures.ts";

const objectName = "main_1773480413589_0_truck.jpg";

function picturesOf(name: string) {
  const asked: string[] = [];
  const files = createPictureFiles({
    isPublic: async (wanted) => !wanted.startsWith("main_1_"),
    async original(wanted) {
      return wanted === name ? Buffer.from("the picture") : null;
    },
    async size(wanted, size, format) {
      asked.push(`${wanted}/${size}.${format}`);
      return wanted === name ? Buffer.from(`${size} as ${format}`) : null;
    },
  });
  return { asked, files };
}

test("serves the stored picture as an immutable JPEG [PIC-1]", async () => {
  const answer = await picturesOf(objectName).files.request(`/gallery-images/${objectName}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": "11",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await answer.text()).toBe("the picture");
});

test("keeps back, in every size, what only images in the bin show [BIN-2]", async () => {
  const binned = "main_1_0_truck.jpg";
  const { files } = picturesOf(binned);
  for (const path of [binned, `${binned}/640.webp`]) {
    expect((await files.request(`/gallery-images/${path}`)).status).toBe(404);
  }
});

test("serves every width in every format, and the cut for sharing", async () => {
  const { files } = picturesOf(objectName);
  for (const { size, format } of usefulSizes(1920)) {
    const answer = await files.request(`/gallery-images/${objectName}/${size}.${format}`);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(await answer.text()).toBe(`${size} as ${format}`);
  }
});

test("answers HEAD like GET without the bytes", async () => {
  const { files } = picturesOf(objectName);
  for (const path of [objectName, `${objectName}/640.webp`]) {
    const answer = await files.request(`/gallery-images/${path}`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await answer.text()).toBe("");
  }
});

test.each([
  "320.png",
  "share.avif",
  "321.jpeg",
  "0.avif",
  "-320.avif",
  "0320.avif",
  "320.avif.jpg",
  "320",
  "320.AVIF",
  "1e3.webp",
  "99999999999999999999.jpeg",
  "%33%32%30%2eavif%00",
  "%E0%A4%A",
])("a size outside the list is not found and never asked for: %s", async (size) => {
  const { asked, files } = picturesOf(objectName);
  const answer = await files.request(`/gallery-images/${objectName}/${size}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  "/gallery-images/",
  "/gallery-images/unknown.jpg",
  "/gallery-images/..%2F..%2Frathkar.db",
  "/gallery-images/%00",
  "/gallery-images/%E0%A4%A",
  `/gallery-images/${objectName}/640.webp/more`,
  `/gallery-images/${"a".repeat(20_000)}`,
])("an odd address is not found: %.60s", async (path) => {
  expect((await picturesOf(objectName).files.request(path)).status).toBe(404);
});

test("nothing can be sent there", async () => {
  const { files } = picturesOf(objectName);
  for (const method of ["POST", "PUT", "DELETE", "PROPFIND"]) {
    expect((await files.request(`/gallery-images/${objectName}`, { method })).status).toBe(404);
  }
});
