import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { childProcesses, isRunning } from "#tests/support/child-processes.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPictureEncoder } from "../picture-encoder.ts";
import { encoded } from "./picture-call.ts";
import { createPictureProcesses, PictureGivenUp } from "./picture-processes.ts";

const never = new AbortController().signal;
const picture = await photographOf(60, 40).jpeg().toBuffer();
const smaller = { task: "size", width: 40, format: "webp", picture } as const;

function openProcesses() {
  const known = new Set(childProcesses());
  const begun = () => childProcesses().filter((pid) => !known.has(pid));
  const processes = createPictureProcesses();
  onTestFinished(() => processes.stop());
  return {
    processes,
    begun,
    async stopNext(): Promise<number> {
      await expect.poll(() => begun().length, { interval: 1 }).toBe(1);
      const [pid = 0] = begun();
      process.kill(pid, "SIGSTOP");
      known.add(pid);
      return pid;
    },
  };
}

test("pictures are made in a process that stays for the next one, and ends with its pool", async () => {
  const { processes, begun } = openProcesses();
  expect(begun()).toEqual([]);
  const made = await processes.run(smaller, never);
  expect(await sharp(Buffer.isBuffer(made) ? made : "").metadata()).toMatchObject({ width: 40 });
  const [pid = 0] = begun();
  await processes.run(smaller, never);
  expect(begun()).toEqual([pid]);
  processes.stop();
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect(processes.run(smaller, never)).rejects.toThrow("The server stops.");
});

test("a picture whose process is killed is made in another one", async () => {
  const { processes, stopNext } = openProcesses();
  const made = processes.run(smaller, never);
  process.kill(await stopNext(), "SIGKILL");
  expect(await made).toBeInstanceOf(Buffer);
});

test("a picture that ends a second process is given up, and the next one is made", async () => {
  const { processes, stopNext } = openProcesses();
  const refused = expect(processes.run(smaller, never)).rejects.toMatchObject({ what: "process" });
  for (let time = 0; time < 2; time++) process.kill(await stopNext(), "SIGKILL");
  await refused;
  expect(await processes.run(smaller, never)).toBeInstanceOf(Buffer);
});

test("a picture that hangs is given up with its process, and the next one is made", async () => {
  const { processes, stopNext } = openProcesses();
  const patience = new AbortController();
  const refused = expect(processes.run(smaller, patience.signal)).rejects.toMatchObject({ what: "time" });
  const pid = await stopNext();
  patience.abort();
  await refused;
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await processes.run(smaller, never)).toBeInstanceOf(Buffer);
});

const enormous = Buffer.from("UklGRh4AAABXRUJQVlA4TBEAAAAvP18aFgdQrSJXoYCBiOh/AAA=", "base64");

test("a picture that takes too much memory is refused, and the next one is made", async () => {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "enormous", enormous);
  const { processes } = openProcesses();
  const size = { pixels: 50_000_000, longestSide: 8000, weight: 0 };
  const photograph = { path, type: "WebP", withOriginal: true, ...size } as const;
  const taken = processes.run({ task: "encode", photograph, longestSide: 1920 }, never).then(encoded.parse);
  const told = await taken.then(
    (answer) => (answer.ok ? "taken" : answer.refusal.kind),
    (error) => (error instanceof PictureGivenUp ? error.what : error),
  );
  expect(["memory", "too demanding"]).toContain(told);
  expect(await processes.run(smaller, never)).toBeInstanceOf(Buffer);
});

test("a picture that no process can read is told by the words of its fault", async () => {
  const { processes } = openProcesses();
  const fault = processes.run({ ...smaller, picture: Buffer.from("no picture") }, never);
  await expect(fault).rejects.toThrow(/unsupported image format/);
  await expect(fault).rejects.not.toBeInstanceOf(PictureGivenUp);
});

test("the original of a large photograph comes whole from one process to the other", async () => {
  await using folder = await temporaryFolder();
  const noise = photographOf(2600, 2000).jpeg({ quality: 95 });
  const path = await uploadedFile(folder.path, "large.jpg", await noise.toBuffer());
  const encoder = createPictureEncoder({ bytes: 25_000_000, pixels: 50_000_000 }, 1920);
  onTestFinished(() => encoder.stop());
  const photograph = encoded.parse(await encoder.encode(path));
  const original = photograph.ok ? photograph.value.original : null;
  expect(await sharp(original ?? "").stats()).toMatchObject({ isOpaque: true });
  expect(await sharp(original ?? "").metadata()).toMatchObject({ width: 2600, height: 2000 });
});

test("no process outlives the server that began it, however that ends", async () => {
  const program = `
    import { createPictureProcesses } from "./platform/images/process/picture-processes.ts";
    const call = ${JSON.stringify({ task: "draw", svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' })};
    await createPictureProcesses().run(call, new AbortController().signal);
    console.log("made");
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  const [pid = 0] = childProcesses(server.pid);
  expect(isRunning(pid)).toBe(true);
  server.kill("SIGKILL");
  await expect.poll(() => isRunning(pid)).toBe(false);
});
