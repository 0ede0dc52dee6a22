import { type Bin, createBin } from "#domain/bin/bin.ts";
import { createReferenceLists, type ReferenceLists } from "#domain/gallery/names/reference-lists.ts";
import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { silentLog } from "#platform/log.ts";
import type { TestEngine } from "./engines.ts";
import { openTestEnquiries, type TestEnquiries } from "./test-enquiries.ts";
import { makeTestGallery, type TestGallery } from "./test-gallery.ts";

export interface TestBin extends Omit<TestGallery, "receive">, TestEnquiries {
  bin: Bin;
  lists: ReferenceLists;
}

export async function openTestBin(
  engine: TestEngine,
  removal?: (urls: string[]) => Promise<void>,
): Promise<TestBin> {
  const enquiries = await openTestEnquiries(engine);
  const { database, outbox, photographs, clock } = enquiries;
  const gallery = makeTestGallery(database, clock, removal);
  return {
    ...gallery,
    ...enquiries,
    bin: createBin({ database, pictures: gallery.pictures, photographs, outbox, clock, log: silentLog }),
    lists: createReferenceLists({ database, clock }),
  };
}

export function insertPair({ insert }: TestBin) {
  return insert({
    vehicle_name: "Tata Ace",
    vehicle_type: "Tata Ace",
    category: "denting",
    work_type: "restoration",
    body_type: "Container",
    description: "Silver leaf",
    is_featured: 1,
    before_image_url: pictureUrl("before.jpg"),
    after_image_url: pictureUrl("after.jpg"),
  });
}

export async function addName({ lists }: TestBin, name: string): Promise<string> {
  const added = await lists.add("vehicle_names", name);
  if (!added.ok) throw new Error(`"${name}" was refused.`);
  return added.value.id;
}

/** The bin's counts. */
export const nothing = { gallery_images: 0, enquiries: 0, vehicle_names: 0, body_types: 0 };
