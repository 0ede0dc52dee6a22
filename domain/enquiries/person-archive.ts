import { createZipStore } from "#platform/storage/zip.ts";
import type { Enquiries } from "./enquiries.ts";
import type { PersonalData } from "./enquiry.ts";

/** A person's JSON and photographs as a ZIP archive. */
export function personArchive(
  enquiries: Pick<Enquiries, "personalPhotographs">,
  person: string,
  stored: PersonalData,
): NodeJS.ReadableStream {
  const archive = createZipStore();
  const write = async () => {
    const json = Buffer.from(JSON.stringify({ person, stored }, null, 2));
    await archive.files.write("stored.json", json, "application/json");
    for await (const { name, bytes } of enquiries.personalPhotographs(stored)) {
      await archive.files.write(`photographs/${name}`, bytes, "image/jpeg");
    }
    archive.end();
  };
  write().catch((error: unknown) => archive.output.emit("error", error));
  return archive.output;
}
