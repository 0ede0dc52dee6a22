import type { WorkType } from "#domain/gallery/work.ts";
import { photographOf, uploadedFile } from "./photographs.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import type { TestSite } from "./test-site.ts";

/** Adds one gallery image with a picture of its own, through the product's own calls. */
export async function addProject(
  { services }: TestSite,
  vehicle: string | null,
  work: WorkType,
): Promise<string> {
  await using folder = await temporaryFolder();
  const bytes = await photographOf(360, 240).jpeg().toBuffer();
  const path = await uploadedFile(folder.path, "picture.jpg", bytes);
  const received = await services.pictures.receive({
    path,
    role: "main",
    index: 0,
    originalName: "picture.jpg",
  });
  if (!received.ok) throw new Error(received.refusal.reason);
  const images = [{ main: received.value.url }];
  const stored = await services.gallery.addImages({
    category: work,
    workType: work,
    vehicleName: vehicle,
    bodyType: null,
    images,
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  const [id] = stored.value.ids;
  if (id === undefined) throw new Error("No image was stored.");
  return id;
}
