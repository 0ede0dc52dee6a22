import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { photographOf, uploadedFile } from "./photographs.ts";
import { openSignedInSite } from "./signed-in-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import type { TestSite } from "./test-site.ts";

const jpeg = await photographOf(60, 40).jpeg().toBuffer();

export async function openFilledAdmin(...vehicles: string[]) {
  const site = await openSignedInSite();
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "arrived.jpg", jpeg);
  for (const [index, vehicleName] of vehicles.entries()) {
    const photograph = { path, role: "main", index, originalName: "truck.jpg" } as const;
    const received = await site.services.pictures.receive(photograph);
    if (!received.ok) throw new Error(received.refusal.reason);
    await site.services.gallery.addImages({
      category: "painting",
      workType: "painting",
      vehicleName,
      bodyType: null,
      images: [{ main: received.value.url }],
    });
  }
  return site;
}

export async function imagesOf({ services }: TestSite): Promise<GalleryImage[]> {
  return (await services.gallery.list(1, 100)).images;
}

export async function firstImage(site: TestSite): Promise<GalleryImage> {
  const [image] = await imagesOf(site);
  if (image === undefined) throw new Error("There is no image.");
  return image;
}

export async function noted({ services }: TestSite): Promise<string[]> {
  const { entries } = await services.activity.list(1, 50);
  return entries.map(({ kind, detail }) => `${kind}: ${detail}`).toReversed();
}
