import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Plugin } from "vite";
import {
  type PictureFacts,
  pictureSizeUrl,
  sharePictureSize,
  usefulSizes,
} from "#domain/gallery/pictures/picture-facts.ts";
import { encodeCut, encodeSize } from "#platform/images/encoded-sizes.ts";

const addressStart = "/assets/art/";

/** Raise it when `encodeSize` or `encodeCut` changes its settings: addresses and kept sizes depend on it. */
const encodingEdition = 1;

interface ArtPicture {
  name: string;
  source: Buffer;
  facts: PictureFacts;
}

/** One encoded form of a picture. */
interface ArtForm {
  address: string;
  format: string;
  encode: () => Promise<Buffer>;
}

interface ArtPluginOptions {
  /** Folder of our own pictures. */
  directory: string;
  /** Folder in which encoded sizes are kept from build to build. */
  cacheDirectory: string;
  /** Name of the picture that stands for every page without a picture of its own where it is shared. */
  sharePicture: string;
}

/**
 * Our own pictures, offered to pages as `virtual:art` (facts by name) in the same sizes as gallery pictures and
 * cut for sharing; the browser needs only `virtual:share-art`. A build encodes them all; while developing each
 * form is encoded when it is first asked for.
 */
export function artPlugin({ directory, cacheDirectory, sharePicture }: ArtPluginOptions): Plugin {
  const pictures = readPictures(directory);
  const forms = pictures.then((all) => all.flatMap(formsOf));
  const modules: Record<string, () => Promise<string>> = {
    "virtual:art": async () => {
      const facts = (await pictures).map((picture) => [picture.name, picture.facts]);
      return `export const art = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    "virtual:share-art": async () => {
      const shared = (await pictures).find(({ name }) => name === sharePicture);
      if (shared === undefined)
        throw new Error(`There is no picture named ${sharePicture} in ${directory}/.`);
      return `export const shareArtUrl = ${JSON.stringify(shared.facts.url)};`;
    },
  };
  return {
    name: "rathkar-art",
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? modules[id.slice(1)]?.() : undefined),
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const inWork = pLimit(2);
      const encoded = (await forms).map((form) =>
        inWork(async () => {
          const source = await keptForm(cacheDirectory, form);
          this.emitFile({ type: "asset", fileName: form.address.slice(1), source });
        }),
      );
      await Promise.all(encoded);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(addressStart)) return next();
        const asked = (await forms).find(({ address }) => address === request.url);
        if (asked === undefined) return next();
        response.setHeader("Content-Type", `image/${asked.format}`);
        response.end(await keptForm(cacheDirectory, asked));
      });
    },
  };
}

function formsOf({ source, facts }: ArtPicture): ArtForm[] {
  return usefulSizes(facts.width).map(({ size, format }) => ({
    address: pictureSizeUrl(facts.url, size, format),
    format,
    encode: () => (size === "share" ? encodeCut(source, sharePictureSize) : encodeSize(source, size, format)),
  }));
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

async function keptForm(directory: string, { address, encode }: ArtForm): Promise<Buffer> {
  const path = join(directory, address.slice(addressStart.length).replace("/", "."));
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return kept;
  const encoded = await encode();
  await mkdir(directory, { recursive: true });
  // Renamed into place, so that a build that is ended half way leaves no half picture behind.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, encoded);
  await rename(part, path);
  return encoded;
}
