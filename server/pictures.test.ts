import { expect, test } from "vitest";
import type { Administrator } from "#domain/administrator/administrator.ts";
import { usefulSizes } from "#domain/gallery/pictures/picture-metadata.ts";
import { sqlite } from "#tests/support/engines.ts";
import { openAdministrator, owner, signedIn } from "#tests/support/test-administrator.ts";
import { createPictureFiles, type PictureParts } from "./pictures.ts";

const objectName = "main_1773480413589_0_truck.jpg";

function picturesOf(
  name: string,
  administrator: Pick<Administrator, "session"> = { session: async () => null },
) {
  const asked: string[] = [];
  const pictures: PictureParts["pictures"] = {
    isPublic: async (wanted) => !wanted.startsWith("main_1_"),
    async picture(wanted) {
      return wanted === name ? Buffer.from("the picture") : null;
    },
    async size(wanted, size, format) {
      asked.push(`${wanted}/${size}.${format}`);
      return wanted === name ? Buffer.from(`${size} as ${format}`) : null;
    },
  };
  const sitePictures: PictureParts["sitePictures"] = {
    isShownAround: async (url, { x, y }) => url === `/gallery-images/${name}` && x === 20 && y === 75,
  };
  return { asked, files: createPictureFiles({ pictures, sitePictures, administrator }) };
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

test("serves what is kept back to an administrator, and to no cache [WRK-2]", async () => {
  const name = "main_1_0_truck.jpg";
  await using context = await openAdministrator(sqlite);
  await context.administrator.createOrReset(owner);
  const { files } = picturesOf(name, context.administrator);
  const path = `/gallery-images/${name}/640.webp`;
  const answer = await files.request(path, { headers: await signedIn(context.administrator) });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await context.db.updateTable("user").set({ role: "visitor" }).execute();
  const headers = await signedIn(context.administrator);
  expect((await files.request(path, { headers })).status).toBe(404);
});

test("keeps back from visitors, in every size, what only images in the bin or in work have [BIN-2, WRK-2]", async () => {
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

test("serves the cut around the point that a page of the site shares, and around no other [PLC-3]", async () => {
  const { asked, files } = picturesOf(objectName);
  const cut = await files.request(`/gallery-images/${objectName}/share-20-75.jpeg`);
  expect([cut.status, await cut.text()]).toEqual([200, "share-20-75 as jpeg"]);
  for (const size of ["share-20-76.jpeg", "share-020-75.jpeg", "share-50-50.jpeg", "share-20-75.avif"]) {
    expect((await files.request(`/gallery-images/${objectName}/${size}`)).status).toBe(404);
  }
  expect(asked).toHaveLength(1);
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
