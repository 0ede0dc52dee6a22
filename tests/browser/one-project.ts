import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { photographOf } from "#tests/support/photographs.ts";

export async function fillOneProject(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rathkar-picture-"));
  const path = join(folder, "carry.jpg");
  await photographOf(480, 320).jpeg().toFile(path);
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await services.referenceLists.add("vehicle_names", "Carry");
  await services.referenceLists.add("body_types", "Container");
  const received = await services.pictures.receive({
    path,
    role: "main",
    index: 0,
    originalName: "carry.jpg",
  });
  if (!received.ok) throw new Error(received.refusal.reason);
  const stored = await services.gallery.addImages({
    category: "painting",
    workType: "painting",
    vehicleName: "Carry",
    bodyType: "Container",
    images: [{ main: received.value.url }],
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  await services.pictures.warmedUp();
  await close();
  await rm(folder, { recursive: true, force: true });
}
