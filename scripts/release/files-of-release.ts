import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { nodeFileTrace } from "@vercel/nft";

const begun = [
  ...["start", "index", "pictures"].map((name) => `build/server/${name}.js`),
  ...["launch", "admin-create", "admin-second-factor-off", "backup", "doctor", "privacy"].map(commandFile),
  ...["import", "release-fits", "restore", "store-claim"].map(commandFile),
  "platform/images/process/child.ts",
];

const read = [
  "build",
  "app/ui/fonts",
  "deploy",
  "package.json",
  ".env.example",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "docs",
];

export async function filesOfRelease(root: string): Promise<string[]> {
  const { fileList } = await nodeFileTrace(begun, { base: root, processCwd: root, readFile: readSource });
  const imported = [...fileList].filter((file) => !isOfOnePlatform(file) && !isIn(read, file));
  return [...read, ...imported].toSorted();
}

function commandFile(name: string): string {
  return `scripts/${name}.ts`;
}

function isIn(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
}

/** `platformFiles` brings what fits the machine of the release. */
function isOfOnePlatform(file: string): boolean {
  return (
    file.startsWith("node_modules/@img/sharp-") || file.startsWith("node_modules/better-sqlite3/prebuilds/")
  );
}

async function readSource(path: string): Promise<string | null> {
  try {
    const source = await readFile(path, "utf8");
    return path.endsWith(".ts") ? stripTypeScriptTypes(source) : source;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "EISDIR"].includes(String(error.code)))
      return null;
    throw error;
  }
}
