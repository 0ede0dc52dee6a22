import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Plugin } from "vite";
import { type PictureFacts, pictureFormats, usefulWidths } from "#domain/gallery/pictures.ts";
import { type EncodedFormat, encodeSize } from "#platform/images/encoded-sizes.ts";

const virtualName = "virtual:art";
const addressStart = "/assets/art/";

/** Raise it when `encodeSize` changes its settings: addresses and kept sizes depend on it. */
const encodingEdition = 1;

interface ArtPicture {
  name: string;
  source: Buffer;
  facts: PictureFacts;
}

interface ArtPluginOptions {
  /** Folder of our own pictures. */
  directory: string;
  /** Folder in which encoded sizes are kept from build to build. */
  cacheDirectory: string;
}

/**
 * Our own pictures, offered to pages as `virtual:art` (facts by name) in the same sizes as gallery pictures. A
 * build encodes them all; while developing each size is encoded when it is first asked for.
 */
export function artPlugin({ directory, cacheDirectory }: ArtPluginOptions): Plugin {
  const pictures = readPictures(directory);
  const kept = (picture: ArtPicture, width: number, format: EncodedFormat) =>
    keptSize(cacheDirectory, picture, width, format);
  return {
    name: "rathkar-art",
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
    async load(id) {
      if (id !== `\0${virtualName}`) return undefined;
      const facts = (await pictures).map((picture) => [picture.name, picture.facts]);
      return `export const art = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const inWork = pLimit(2);
      const encoded = (await pictures).flatMap((picture) =>
        sizesOf(picture).map(({ width, format }) =>
          inWork(async () => {
            const fileName = `${picture.facts.url}/${width}.${format}`.slice(1);
            this.emitFile({ type: "asset", fileName, source: await kept(picture, width, format) });
          }),
        ),
      );
      await Promise.all(encoded);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? "";
        if (!address.startsWith(addressStart)) return next();
        const asked = (await pictures)
          .flatMap((picture) => sizesOf(picture).map((size) => ({ picture, ...size })))
          .find(({ picture, width, format }) => address === `${picture.facts.url}/${width}.${format}`);
        if (asked === undefined) return next();
        response.setHeader("Content-Type", `image/${asked.format}`);
        response.end(await kept(asked.picture, asked.width, asked.format));
      });
    },
  };
}

function sizesOf({ facts }: ArtPicture) {
  return usefulWidths(facts.width).flatMap((width) => pictureFormats.map((format) => ({ width, format })));
}

async function readPictures(directory: string): Promise<ArtPicture[]> {
  const names = (await readdir(directory)).filter((file) => file.endsWith(".jpg")).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const source = await readFile(join(directory, file));
      const name = file.slice(0, -".jpg".length);
      const hash = createHash("sha256")
        .update(source)
        .update(String(encodingEdition))
        .digest("hex")
        .slice(0, 10);
      const { width, height } = await sharp(source).metadata();
      const placeholder = await averageColour(source);
      return { name, source, facts: { url: `${addressStart}${name}.${hash}`, width, height, placeholder } };
    }),
  );
}

async function averageColour(source: Buffer): Promise<string> {
  const pixel = await sharp(source).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

async function keptSize(
  directory: string,
  picture: ArtPicture,
  width: number,
  format: EncodedFormat,
): Promise<Buffer> {
  const path = join(directory, `${picture.facts.url.slice(addressStart.length)}.${width}.${format}`);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return kept;
  const encoded = await encodeSize(picture.source, width, format);
  await mkdir(directory, { recursive: true });
  // Renamed into place, so that a build that is ended half way leaves no half picture behind.
  await writeFile(`${path}.part`, encoded);
  await rename(`${path}.part`, path);
  return encoded;
}
