import type { StoredPhotograph as FoundPhotograph } from "#domain/gallery/uploads/stored-photographs.ts";
import type { SendOptions } from "../sending/upload-queue.ts";

/** An image that has a photograph already. */
export interface StoredPhotograph extends Omit<FoundPhotograph, "vehicleName"> {
  /** Of its vehicle, in the administrator's language. */
  name: string;
}

export interface DuplicatesApi {
  /** Answers by hash; what is not stored is missing. Throws an UploadFailure. */
  findStored(hashes: readonly string[], options: SendOptions): Promise<ReadonlyMap<string, StoredPhotograph>>;
}

const places: readonly unknown[] = ["gallery", "in work", "bin"] satisfies StoredPhotograph["place"][];

export function isStoredPhotograph(answer: unknown): answer is StoredPhotograph {
  if (typeof answer !== "object" || answer === null) return false;
  const texts = ["hash", "id", "name", "since"].map((field) => Reflect.get(answer, field));
  return texts.every((text) => typeof text === "string") && places.includes(Reflect.get(answer, "place"));
}
