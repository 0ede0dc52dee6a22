import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressWell } from "./content-encoding.ts";
import { fileType } from "./middleware/file-types.ts";

const extensions = { br: ".br", gzip: ".gz" } as const;

/**
 * Puts a brotli and a gzip form beside every file below `directory` that becomes smaller by it.
 * Throws where a file cannot be read or written. Running it again writes the same files again.
 */
export async function compressAssets(directory: string): Promise<void> {
  for await (const path of glob("**/*", { cwd: directory })) {
    if (!fileType(path)?.compresses) continue;
    const plain = await readFile(join(directory, path));
    for (const encoding of ["br", "gzip"] as const) {
      const packed = await compressWell(plain, encoding);
      if (packed.byteLength < plain.byteLength)
        await writeFile(join(directory, path + extensions[encoding]), packed);
    }
  }
}
