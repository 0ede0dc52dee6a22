import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";

test("what a page tells by adds less than 1 KB of script [NUM-2]", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "visit.ts"), formats: ["es"] },
      // Every page has the other one in any case.
      rolldownOptions: { external: /plain-click/, output: { minify: true } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("Nothing was built.");
  const script = output.output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("");
  expect(script).toContain("sendBeacon");
  expect(Buffer.byteLength(script)).toBeLessThan(1024);
});
