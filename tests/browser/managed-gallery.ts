import { randomUUID } from "node:crypto";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";

export const carries = 105;

export async function fillManagedGallery(dataDir: string): Promise<void> {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  for (const name of ["Carry", "Tata Ace"]) await services.referenceLists.add("vehicle_names", name);
  await services.referenceLists.add("body_types", "Container");
  const path = await uploadedFile(dataDir, "arrived.jpg", await photographOf(320, 240).jpeg().toBuffer());
  const receive = async (role: "before" | "after") => {
    const received = await services.pictures.receive({ path, role, index: 0, originalName: "truck.jpg" });
    if (!received.ok) throw new Error(received.refusal.reason);
    return received.value.url;
  };
  await services.gallery.addImages({
    category: "denting",
    workType: "denting",
    vehicleName: "Tata Ace",
    bodyType: "Old body",
    images: [{ before: await receive("before"), after: await receive("after") }],
  });
  await services.pictures.warmedUp();
  await close();
  await addCarries(dataDir);
}

async function addCarries(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  const rows = Array.from({ length: carries }, (_, index) => ({
    id: randomUUID(),
    vehicle_name: "Carry",
    category: "painting",
    is_featured: 0,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }));
  await db.insertInto("gallery_images").values(rows).execute();
  await close();
}
