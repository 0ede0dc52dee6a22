import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { childProcesses } from "#tests/support/child-processes.ts";
import { flatPng, photographOf, pngChunk } from "#tests/support/photographs.ts";
import { atMost, type Finding } from "./findings.ts";
import { shareOfMemory } from "./process-cost.ts";
import type { ProductionServer } from "./production-server.ts";
import { inMegabytes, inMilliseconds, inSeconds } from "./units.ts";

/** Milliseconds between two looks. */
const betweenLooks = 20;
const mostMemory = 500e6;

/** What the worst single pictures cost all processes together, and whoever asks meanwhile. TRUSTED_PROXY must be loopback. */
export async function measureHostilePictures(server: ProductionServer): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pictures = await worstPictures();
  let slowest: Buffer = Buffer.alloc(0);
  let longest = 0;
  for (const [what, picture] of Object.entries(pictures)) {
    const begun = performance.now();
    const { memory, silence, worked } = await watched(server, () => send(server, [picture], "10.0.0.1"));
    const took = performance.now() - begun;
    if (took > longest) slowest = picture;
    longest = Math.max(longest, took);
    findings.push(
      {
        what: `${what} (answered with ${worked}): most memory of all processes`,
        measured: inMegabytes(memory),
        target: atMost(memory, mostMemory, inMegabytes(mostMemory)),
      },
      {
        what: `${what}: longest silence of /livez`,
        measured: inMilliseconds(silence),
        target: atMost(silence, 300, "300 ms"),
      },
    );
  }
  const after = await besideWorst(server, slowest);
  const target = atMost(after, 5_000, "5 s");
  return [
    ...findings,
    { what: "another visitor's photograph beside the worst sender", measured: inSeconds(after), target },
  ];
}

async function worstPictures(): Promise<Record<string, Buffer>> {
  const grain = await photographOf(2000, 1500).png().toBuffer();
  const large = (width: number, height: number) => sharp(grain).resize(width, height, { fit: "fill" });
  const dot = await photographOf(8, 8).png().toBuffer();
  const parts = Buffer.alloc(12 * 2_000_000, pngChunk("gAMA", Buffer.alloc(0)));
  return {
    "PNG of 25,000,000 × 2 pixels": await flatPng({ width: 25_000_000, height: 2, bits: 16 }),
    "PNG of two million parts": Buffer.concat([dot.subarray(0, 33), parts, dot.subarray(33)]),
    "interlaced PNG of 32 megapixels and 16 bits": await flatPng({
      ...{ width: 5650, height: 5650, bits: 16, isInterlaced: true },
    }),
    "progressive JPEG of 50 megapixels": await large(8000, 6250)
      .jpeg({ quality: 70, progressive: true, chromaSubsampling: "4:4:4" })
      .toBuffer(),
    "AVIF of 12.5 megapixels and 12 bits": await large(4000, 3125)
      .avif({ effort: 0, bitdepth: 12 })
      .toBuffer(),
    "WebP of 50 megapixels": await large(8000, 6250).webp({ effort: 0 }).toBuffer(),
  };
}

async function watched(server: ProductionServer, work: () => Promise<number>) {
  let memory = 0;
  let silence = 0;
  const ended = new AbortController();
  const look = async (what: () => Promise<void>) => {
    while (!ended.signal.aborted) {
      await what();
      await pause(betweenLooks);
    }
  };
  const watching = Promise.all([
    look(async () => {
      memory = Math.max(memory, heldByAll(server.pid));
    }),
    look(async () => {
      const asked = performance.now();
      await (await fetch(`${server.url}/livez`)).text();
      silence = Math.max(silence, performance.now() - asked);
    }),
  ]);
  const worked = await work();
  ended.abort();
  await watching;
  return { memory, silence, worked };
}

function heldByAll(pid: number): number {
  return [pid, ...childProcesses(pid)].reduce((sum, one) => sum + heldBy(one), 0);
}

/** Of one that has just ended nothing is told. */
function heldBy(pid: number): number {
  try {
    return shareOfMemory(pid);
  } catch {
    return 0;
  }
}

/** While one network sends the slowest picture over and over, four forms at a time. */
async function besideWorst(server: ProductionServer, slowest: Buffer): Promise<number> {
  const worst = Array.from({ length: 4 }, () => send(server, Array(5).fill(slowest), "10.0.0.2"));
  await pause(1_000);
  const photograph = await photographOf(4000, 3000).jpeg().toBuffer();
  const asked = performance.now();
  await send(server, [photograph], "10.0.0.3");
  const after = performance.now() - asked;
  await Promise.all(worst);
  return after;
}

let sent = 0;

/** Answers the status. */
async function send({ url }: ProductionServer, pictures: readonly Buffer[], network: string) {
  const body = new FormData();
  body.set("phone", `98${20_000_000 + sent++}`);
  for (const picture of pictures) body.append("photographs", new File([new Uint8Array(picture)], "a"));
  const headers = { Origin: url, Accept: "text/html", "X-Forwarded-For": network };
  const answer = await fetch(`${url}/contact/quick-price`, {
    ...{ method: "POST", headers, body, redirect: "manual" },
  });
  await answer.text();
  return answer.status;
}
