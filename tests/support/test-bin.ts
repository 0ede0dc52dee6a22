import { type Bin, createBin } from "#domain/bin/bin.ts";
import { createReferenceLists, type ReferenceLists } from "#domain/gallery/names/reference-lists.ts";
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
