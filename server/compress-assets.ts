import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress } from "./content-encoding.ts";

const compressible = "**/*.{js,css,html,txt,xml,json,webmanifest,svg,ico}";
const extensions = { br: ".br", gzip: ".gz" } as const;

/** Keeps only forms that are smaller. */
export async function compressAssets(directory: string): Promise<void> {
  for await (const path of glob(compressible, { cwd: directory })) {
    const plain = await readFile(join(directory, path));
    for (const encoding of ["br", "gzip"] as const) {
      const compressed = await compress(plain, encoding, "small");
      if (compressed.byteLength < plain.byteLength)
        await writeFile(join(directory, path + extensions[encoding]), compressed);
    }
  }
}
