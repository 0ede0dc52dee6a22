import { Hono } from "hono";
import { administratorRole } from "#domain/administrator/account.ts";
import type { Administrator } from "#domain/administrator/administrator.ts";
import {
  focusNamed,
  offeredSizes,
  type PictureFormat,
  picturesPath,
  pictureUrl,
  shareSize,
} from "#domain/gallery/pictures/picture-metadata.ts";
import type { PictureStore } from "#domain/gallery/pictures/picture-store.ts";
import type { SitePictures } from "#domain/site-pictures/site-pictures.ts";

export interface PictureParts {
  pictures: Pick<PictureStore, "isPublic" | "picture" | "size">;
  sitePictures: Pick<SitePictures, "isShownAround">;
  administrator: Pick<Administrator, "session">;
}

/** Hidden ones go to administrators alone, uncached. */
export function createPictureFiles({ pictures: store, sitePictures, administrator }: PictureParts): Hono {
  /** Makes a cut only where a page shares it, so that strangers cannot order more. */
  async function sizeNamed(objectName: string, name: string) {
    const focus = focusNamed(name);
    if (focus === null) return offeredSizes.get(name);
    const isShown = await sitePictures.isShownAround(pictureUrl(objectName), focus);
    return isShown ? ({ size: shareSize(focus), format: "jpeg" } as const) : undefined;
  }

  return new Hono()
    .use(`${picturesPath}/:objectName/*`, async (context, next) => {
      const { req } = context;
      if (await store.isPublic(req.param("objectName"))) return next();
      const session = await administrator.session(req.raw.headers);
      if (session?.role !== administratorRole) return notFound();
      await next();
      context.res.headers.set("Cache-Control", "no-store");
      for (const cookie of session.setCookie) context.res.headers.append("Set-Cookie", cookie);
    })
    .get(`${picturesPath}/:objectName`, async ({ req }) =>
      pictureResponse(await store.picture(req.param("objectName")), "jpeg"),
    )
    .get(`${picturesPath}/:objectName/:size`, async ({ req }) => {
      const objectName = req.param("objectName");
      const asked = await sizeNamed(objectName, req.param("size"));
      if (asked === undefined) return notFound();
      const bytes = await store.size(objectName, asked.size, asked.format);
      return pictureResponse(bytes, asked.format);
    })
    .all(`${picturesPath}/*`, notFound);
}

const notFound = () => new Response("Not found\n", { status: 404 });

function pictureResponse(bytes: Buffer | null, format: PictureFormat): Response {
  if (bytes === null) return notFound();
  const headers = {
    "Content-Type": `image/${format}`,
    "Content-Length": String(bytes.length),
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return new Response(new Uint8Array(bytes), { headers });
}
