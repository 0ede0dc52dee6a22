import { join } from "node:path";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { NewImagePictures } from "#domain/gallery/uploads/new-images-schema.ts";
import type { Services } from "#domain/services.ts";
import { type SampleProject, sampleBodies, sampleProjects, sampleVehicles } from "./projects.ts";

export async function fillSampleGallery(services: Services): Promise<number> {
  const { total } = await services.gallery.list(1, 1);
  if (total > 0) return total;
  await addReferenceNames(services);
  const oldestFirst = sampleProjects.toReversed();
  for (const [index, project] of oldestFirst.entries()) await addProject(services, project, index);
  return sampleProjects.length;
}

async function addReferenceNames({ referenceLists }: Services): Promise<void> {
  for (const { name, ...translations } of sampleVehicles) {
    await referenceLists.add("vehicle_names", name, translations);
  }
  for (const { name, ...translations } of sampleBodies) {
    await referenceLists.add("body_types", name, translations);
  }
}

async function addProject(services: Services, project: SampleProject, index: number): Promise<void> {
  const stored = await services.gallery.addImages({
    category: project.category,
    workType: project.workType ?? project.category,
    vehicleName: project.vehicle,
    bodyType: project.body,
    town: project.town,
    workDays: project.days,
    areSamples: true,
    images: [await receivePictures(services, project.pictures, index)],
  });
  if (!stored.ok) throw new Error(`The sample project ${index} was not stored: ${stored.refusal.reason}`);
  const [id] = stored.value.ids;
  if (project.isFeatured && id !== undefined) await services.gallery.setFeatured(id, true);
}

async function receivePictures(
  services: Services,
  pictures: SampleProject["pictures"],
  index: number,
): Promise<NewImagePictures> {
  const receive = async (role: PictureRole, name: string) => {
    const path = join(import.meta.dirname, "../../art", `${name}.jpg`);
    const received = await services.pictures.receive({ path, role, index, originalName: `${name}.jpg` });
    if (!received.ok) throw new Error(`The sample picture ${name} was not taken: ${received.refusal.reason}`);
    return received.value.url;
  };
  if ("main" in pictures) return { main: await receive("main", pictures.main) };
  return { before: await receive("before", pictures.before), after: await receive("after", pictures.after) };
}
