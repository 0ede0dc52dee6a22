import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";

const logFile = new URL("./log.ts", import.meta.url).href;

function startWriter(next: string, stdout: "pipe" | number) {
  const program = `const { createLog } = await import(${JSON.stringify(logFile)});
    process.stdout;
    const log = createLog("info");
    for (let line = 0; line < 3000; line++) log.info({ line }, "x".repeat(1000));
    console.error("written");
    process.stdin.once("data", () => { ${next} });`;
  const writer = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["pipe", stdout, "pipe"],
  });
  onTestFinished(() => {
    writer.kill("SIGKILL");
  });
  return writer;
}

test("a full disk costs the log's lines, not the process, not even its end [OPS-4]", async () => {
  const writer = startWriter("log.info('the last'); process.exit(0);", openSync("/dev/full", "w"));
  const ended = once(writer, "exit");
  await once(writer.stderr ?? writer, "data");
  writer.stdin?.write("go on");
  expect(await ended).toEqual([0, null]);
});

test("a reader that is stuck holds nobody up, and reads later how many lines were lost [OPS-4]", async () => {
  const writer = startWriter("setInterval(() => log.info('more'), 1);", "pipe");
  await once(writer.stderr ?? writer, "data");
  writer.stdin?.write("go on");

  const kept: number[] = [];
  for await (const text of createInterface(writer.stdout ?? Readable.from([]))) {
    const { line, lines, msg } = JSON.parse(text);
    if (line !== undefined) kept.push(line);
    else if (lines === undefined) expect(msg).toBe("more");
    else {
      expect(lines).toBeGreaterThanOrEqual(3000 - kept.length);
      break;
    }
  }
  expect(kept).toEqual(kept.map((_, index) => index));
  expect(kept.length).toBeLessThan(3000);
});
