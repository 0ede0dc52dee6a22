import { Hono } from "hono";
import { type PictureFormat, picturesPath, usefulSizes } from "#domain/gallery/pictures/picture-facts.ts";
import type { PictureStore } from "#domain/gallery/pictures/picture-store.ts";

/**
 * Serves the stored pictures: `/gallery-images/{objectName}` (JPEG) and
 * `/gallery-images/{objectName}/{size}.{format}`. What lies behind an address never changes, so it may be
 * kept for good; every other address below the path is 404.
 */
export function createPictureFiles(shelf: Pick<PictureStore, "original" | "size">): Hono {
  return new Hono()
    .get(`${picturesPath}/:objectName`, async ({ req }) =>
      pictureAnswer(await shelf.original(req.param("objectName")), "jpeg"),
    )
    .get(`${picturesPath}/:objectName/:size`, async ({ req }) => {
      const asked = offeredSizes.get(req.param("size"));
      if (asked === undefined) return pictureAnswer(null, "jpeg");
      const bytes = await shelf.size(req.param("objectName"), asked.size, asked.format);
      return pictureAnswer(bytes, asked.format);
    })
    .all(`${picturesPath}/*`, () => pictureAnswer(null, "jpeg"));
}

/** By file name, such as `640.avif`. */
const offeredSizes = new Map(
  usefulSizes(Number.POSITIVE_INFINITY).map((offered) => [`${offered.size}.${offered.format}`, offered]),
);

function pictureAnswer(bytes: Buffer | null, format: PictureFormat): Response {
  if (bytes === null) {
    return new Response("Not found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
    });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
