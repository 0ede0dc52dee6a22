import { join } from "node:path";
import { z } from "zod";
import { askChild } from "./child.ts";
import { atMost, below, type Finding } from "./findings.ts";
import { replaceImages } from "./many-images.ts";
import { overrideTexts } from "./many-texts.ts";
import { copyDatabase } from "./sample-data.ts";
import { inKilobytes, inMilliseconds, inRatio, inWhole, median } from "./units.ts";

const renderResults = z.array(
  z.object({
    cpu: z.array(z.number()),
    time: z.array(z.number()),
    bytes: z.number(),
    brotliBytes: z.number(),
  }),
);
type RenderResult = z.output<typeof renderResults>[number];

const counts = [100, 1_000, 10_000] as const;
const overriddenTexts = 2_000;

/** A page without any cache: the sample gallery, the home page, and galleries of growing size. */
export async function measureUncachedPages(sampleData: string, folder: string) {
  const sizes = await Promise.all(
    counts.map(async (count) => {
      const dataDir = join(folder, `images-${count}`);
      await copyDatabase(sampleData, dataDir);
      await replaceImages(dataDir, count);
      return { dataDir, path: "/gallery" };
    }),
  );
  const sample = ["/gallery", "/"].map((path) => ({ dataDir: join(folder, "sample-copy"), path }));
  await copyDatabase(sampleData, join(folder, "sample-copy"));
  const reworded = { dataDir: join(folder, "reworded"), path: "/" };
  await copyDatabase(sampleData, reworded.dataDir);
  await overrideTexts(reworded.dataDir, overriddenTexts);
  const cases = JSON.stringify([...sample, reworded, ...sizes]);
  const [gallery, home, rewordedHome, ...grown] = await askChild("render.ts", [cases], renderResults);
  if (gallery === undefined || home === undefined || rewordedHome === undefined)
    throw new Error("The pages were not rendered.");
  const render = [...renderFindings(gallery, home), rewordingFinding(home, rewordedHome)];
  return { render, growth: growthFindings(grown) };
}

function renderFindings(gallery: RenderResult, home: RenderResult): Finding[] {
  return [
    { what: "processor time of /gallery", measured: inMilliseconds(median(gallery.cpu)) },
    { what: "processor time of /", measured: inMilliseconds(median(home.cpu)) },
  ];
}

function rewordingFinding(home: RenderResult, reworded: RenderResult): Finding {
  const more = median(reworded.cpu.map((milliseconds, round) => milliseconds - (home.cpu[round] ?? 0)));
  return {
    what: `  more with ${inWhole(overriddenTexts)} texts changed`,
    measured: inMilliseconds(more),
    target: below(more, 1, "1 ms"),
  };
}

function growthFindings(results: readonly RenderResult[]): Finding[] {
  const [least] = results;
  if (least === undefined) throw new Error("The growing galleries were not rendered.");
  return results.flatMap((result, index) => {
    const name = `${inWhole(counts[index] ?? 0)} images`;
    // Rounds of different sizes took turns, so each is compared with its neighbour in time.
    const time = median(result.time.map((milliseconds, round) => milliseconds / (least.time[round] ?? 0)));
    const bytes = result.bytes / least.bytes;
    const isLargest = index === counts.length - 1;
    return [
      { what: `time with ${name}`, measured: inMilliseconds(median(result.time)) },
      { what: "  bytes, plain", measured: inKilobytes(result.bytes) },
      { what: "  bytes, brotli", measured: inKilobytes(result.brotliBytes) },
      ...(index === 0
        ? []
        : [
            {
              what: "  time, against 100 images",
              measured: inRatio(time),
              ...(isLargest ? { target: atMost(time, 1.3) } : {}),
            },
            {
              what: "  bytes, against 100 images",
              measured: `${bytes.toFixed(4)} ×`,
              ...(isLargest ? { target: sameBytes(bytes) } : {}),
            },
          ]),
    ];
  });
}

/** The number of images and of pages is written on the page, so a few digits more are the same page. */
function sameBytes(ratio: number) {
  return { text: "the same", isReached: Math.abs(ratio - 1) < 0.001 };
}
