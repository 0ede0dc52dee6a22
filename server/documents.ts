import { Hono } from "hono";
import { documentsPath } from "#domain/site-pictures/document-url.ts";
import type { SitePictures } from "#domain/site-pictures/site-pictures.ts";

/** Serves `/documents/{name}`: PDFs that stand in the site. */
export function createDocumentFiles(sitePictures: Pick<SitePictures, "readDocument">): Hono {
  return new Hono().get(`${documentsPath}/:name`, async ({ req }) => {
    const name = req.param("name");
    const bytes = await sitePictures.readDocument(name);
    if (bytes === null) return new Response("Not found\n", { status: 404 });
    const headers = {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.length),
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "no-cache",
    };
    return new Response(new Uint8Array(bytes), { headers });
  });
}
