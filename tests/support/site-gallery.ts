import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { NewImagePictures } from "#domain/gallery/uploads/new-images-schema.ts";
import type { WorkType } from "#domain/values/work.ts";
import { photographOf, uploadedFile } from "./photographs.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import type { TestSite } from "./test-site.ts";

export async function addProject(
  site: Pick<TestSite, "services">,
  vehicle: string | null,
  work: WorkType,
): Promise<string> {
  return addImage(site, { vehicle, work, pictures: { main: await receivePicture(site, "main") } });
}

export async function addPair(
  site: Pick<TestSite, "services">,
  size: { width: number; height: number },
): Promise<string> {
  const before = await receivePicture(site, "before", size);
  const after = await receivePicture(site, "after", size);
  return addImage(site, { vehicle: "Tata Ace", work: "denting", pictures: { before, after } });
}

export async function addInWork(
  site: Pick<TestSite, "services">,
  vehicle: string | null,
  work: WorkType,
): Promise<string> {
  return addImage(site, { vehicle, work, pictures: { before: await receivePicture(site, "before") } });
}

export async function receivePicture(
  { services }: Pick<TestSite, "services">,
  role: PictureRole,
  { width, height } = { width: 60, height: 40 },
): Promise<string> {
  await using folder = await temporaryFolder();
  const bytes = await photographOf(width, height).jpeg().toBuffer();
  const path = await uploadedFile(folder.path, "picture.jpg", bytes);
  const received = await services.pictures.receive({ path, role, index: 0, originalName: "picture.jpg" });
  if (!received.ok) throw new Error(received.refusal.reason);
  return received.value.url;
}

async function addImage(
  { services }: Pick<TestSite, "services">,
  { vehicle, work, pictures }: { vehicle: string | null; work: WorkType; pictures: NewImagePictures },
): Promise<string> {
  const stored = await services.gallery.addImages({
    category: work,
    workType: work,
    vehicleName: vehicle,
    bodyType: null,
    images: [pictures],
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  const [id] = stored.value.ids;
  if (id === undefined) throw new Error("No image was stored.");
  return id;
}
