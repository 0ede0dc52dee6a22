import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { workshopConfig } from "#tests/support/workshop.ts";
import { createBackupDownloads } from "./downloads.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const large = 500_000;

async function fillWithLargePicture(folder: string) {
  const config = workshopConfig(folder);
  const { services, close } = await createServices(config, silentLog);
  const bytes = await photographOf(1900, 1200).jpeg({ quality: 100 }).toBuffer();
  const path = await uploadedFile(folder, "large.jpg", bytes);
  const photograph = { path, role: "main", index: 0, originalName: "large.jpg" } as const;
  const received = await services.pictures.receive(photograph);
  if (!received.ok) throw new Error(received.refusal.reason);
  const pictures = [{ main: received.value.url }];
  const shared = { category: "painting", workType: "painting", vehicleName: null, bodyType: null } as const;
  await services.gallery.addImages({ ...shared, images: pictures });
  await close();
  return config;
}

test("downloads that nobody takes any more of let others have theirs [OPS-16]", async () => {
  await using folder = await temporaryFolder();
  const downloads = createBackupDownloads(await fillWithLargePicture(folder.path));
  const asleep = [downloads.download(), downloads.download()].map((archive) => archive?.getReader());
  for (const reader of asleep) expect((await reader?.read())?.done).toBe(false);
  expect(downloads.download()).toBeNull();

  vi.advanceTimersByTime(3 * 60_000);
  await expect.poll(downloads.isFull).toBe(false);
  const archive = downloads.download();
  const bytes = await new Response(archive).arrayBuffer();
  expect(bytes.byteLength).toBeGreaterThan(large);
  await expect(readWhole(asleep[0])).rejects.toThrow("could not be downloaded");
});

async function readWhole(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  while (reader !== undefined && !(await reader.read()).done);
}
