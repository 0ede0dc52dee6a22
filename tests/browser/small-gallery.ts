import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { NewImagePictures } from "#domain/gallery/uploads/new-images-schema.ts";
import type { Services } from "#domain/services.ts";
import type { WorkType } from "#domain/values/work.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";

const colours = ["#b5651d", "#1b6e6e", "#8a2b3c", "#2b3c8a", "#6e6e1b"];

/** Thirty projects, so that there is a second page: 26 of body building, 2 of painting, 2 pairs of denting. */
const projects = [
  ...Array.from({ length: 26 }, (): { work: WorkType; vehicle: string } => ({
    work: "body-building",
    vehicle: "Carry",
  })),
  ...Array.from({ length: 2 }, (): { work: WorkType; vehicle: string } => ({
    work: "painting",
    vehicle: "Tata Ace",
  })),
  ...Array.from({ length: 2 }, (): { work: WorkType; vehicle: string } => ({
    work: "denting",
    vehicle: "Tata Ace",
  })),
];

export async function fillSmallGallery(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rathkar-pictures-"));
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await services.referenceLists.add("vehicle_names", "Carry");
  await services.referenceLists.add("vehicle_names", "Tata Ace");
  await services.referenceLists.add("body_types", "Open Half Body");
  for (const [index, { work, vehicle }] of projects.entries()) {
    const stored = await services.gallery.addImages({
      category: work,
      workType: work,
      vehicleName: vehicle,
      bodyType: work === "painting" ? "Open Half Body" : null,
      images: [await pictures(services, folder, work, index)],
    });
    if (!stored.ok) throw new Error(stored.refusal.reason);
  }
  await services.pictures.warmedUp();
  await close();
  await rm(folder, { recursive: true, force: true });
}

async function pictures(
  services: Services,
  folder: string,
  work: WorkType,
  index: number,
): Promise<NewImagePictures> {
  const receive = async (role: PictureRole, shift: number) => {
    const path = join(folder, `${role}-${index}.jpg`);
    const background = colours[(index + shift) % colours.length];
    await sharp({ create: { width: 320, height: 214, channels: 3, background: background ?? "#b5651d" } })
      .jpeg()
      .toFile(path);
    const received = await services.pictures.receive({ path, role, index, originalName: `${role}.jpg` });
    if (!received.ok) throw new Error(received.refusal.reason);
    return received.value.url;
  };
  if (work !== "denting") return { main: await receive("main", 0) };
  return { before: await receive("before", 0), after: await receive("after", 1) };
}
