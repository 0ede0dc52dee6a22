import { Hono } from "hono";
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  picturesPath,
  pictureWidths,
} from "#domain/gallery/pictures/picture-facts.ts";
import type { PictureStore } from "#domain/gallery/pictures/picture-store.ts";

/**
 * Serves the stored pictures: `/gallery-images/{objectName}` (JPEG) and
 * `/gallery-images/{objectName}/{width}.{format}`. What lies behind an address never changes, so it may be
 * kept for good; every other address below the path is 404.
 */
export function createPictureFiles(shelf: Pick<PictureStore, "original" | "size">): Hono {
  return new Hono()
    .get(`${picturesPath}/:objectName`, async ({ req }) =>
      pictureAnswer(await shelf.original(req.param("objectName")), "jpeg"),
    )
    .get(`${picturesPath}/:objectName/:size`, async ({ req }) => {
      const size = offeredSize(req.param("size"));
      if (size === null) return pictureAnswer(null, "jpeg");
      const bytes = await shelf.size(req.param("objectName"), size.width, size.format);
      return pictureAnswer(bytes, size.format);
    })
    .all(`${picturesPath}/*`, () => pictureAnswer(null, "jpeg"));
}

function offeredSize(text: string): { width: PictureWidth; format: PictureFormat } | null {
  for (const width of pictureWidths) {
    const format = pictureFormats.find((offered) => text === `${width}.${offered}`);
    if (format !== undefined) return { width, format };
  }
  return null;
}

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
