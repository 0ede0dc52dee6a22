import { closeSync, openSync } from "node:fs";
import { encodePhotograph } from "#platform/images/photograph.ts";

/**
 * A process that encodes a photograph with no file handle left, and again with many. Writes what came of both: "encoded",
 * the kind of the refusal, or the code of the fault. Argument: the photograph, of 300 × 200 pixels.
 */
const [path = ""] = process.argv.slice(2);

async function outcome(): Promise<string> {
  try {
    const encoded = await encodePhotograph(
      { path, type: "JPEG", pixels: 60_000, longestSide: 300, withOriginal: true, weight: 60_000 },
      1920,
    );
    return encoded.ok ? "encoded" : encoded.refusal.kind;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

await outcome();
const handles: number[] = [];
try {
  for (;;) handles.push(openSync("/dev/null", "r"));
} catch {
  // There is none left.
}
const without = await outcome();
for (const handle of handles) closeSync(handle);
console.log(JSON.stringify([without, await outcome()]));
