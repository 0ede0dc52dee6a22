import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { z } from "zod";
import { encodeEdited } from "../edited-picture.ts";
import { encodeCut, encodeDrawing, encodeSize } from "../encoded-sizes.ts";
import { encodePhotograph, inspectPhotograph } from "../photograph.ts";
import { encodePost } from "../post-picture.ts";
import { encodeSharePicture } from "../share-picture.ts";
import type { PictureAnswer, PictureCall } from "./picture-call.ts";
import { mostMemory, mostProcessorTime } from "./process-limits.ts";

const pictureCall = z.custom<PictureCall>((value) => typeof value === "object" && value !== null);
/** Milliseconds. */
const betweenLooks = 20;

function carryOut(call: PictureCall): Promise<unknown> {
  switch (call.task) {
    case "inspect":
      return inspectPhotograph(call.path, call.limits, call.wantsOriginal);
    case "encode":
      return encodePhotograph(call.photograph, call.longestSide);
    case "edit":
      return encodeEdited(call.picture, call.edit, call.longestSide);
    case "size":
      return encodeSize(call.picture, call.width, call.format);
    case "cut":
      return encodeCut(call.picture, call.size, call.focus);
    case "share":
      return encodeSharePicture(call.picture, call.focus, call);
    case "post":
      return encodePost(call.pictures, call.post);
    case "draw":
      return encodeDrawing(call.svg);
  }
}

async function answerTo(call: PictureCall): Promise<PictureAnswer> {
  try {
    return { kind: "done", value: await carryOut(call), ...left() };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { kind: "failed", words, ...left() };
  }
}

function left() {
  return { spent: spent(), held: process.memoryUsage.rss() };
}

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Only the end of the process ends a decoder's threads. */
function endAtBounds(): NodeJS.Timeout {
  const before = spent();
  return setInterval(() => {
    const what = process.memoryUsage.rss() > mostMemory ? "memory" : "time";
    if (what === "memory" || spent() - before > mostProcessorTime) tell({ kind: "exceeded", what }, end);
  }, betweenLooks);
}

function tell(answer: PictureAnswer, told = () => {}): void {
  process.send?.(answer, told);
}

/** An ordinary exit would wait for the decoder. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}

process.on("message", async (message) => {
  const watch = endAtBounds();
  const answer = await answerTo(pictureCall.parse(message));
  clearInterval(watch);
  tell(answer);
});
process.on("disconnect", end);
// A terminal sends them to all; the parent still finishes its work.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
// Where memory runs out the server stays. A sandbox may forbid this.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
