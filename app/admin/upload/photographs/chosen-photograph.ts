import type { Reading, ReadPhotograph } from "#app/photographs/read-photograph.ts";
import type { Size } from "#app/ui/frame.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import type { StoredPhotograph } from "../duplicates/stored-photograph.ts";
import type { SavedPicture } from "../picture-bytes.ts";

/** The picture is a small one, and the size of the photograph known, where this browser could read it. */
export type Look = { picture: Blob } & Partial<Size>;

export interface ChosenPicture extends SavedPicture {
  /** Null until it has been looked at. */
  look: Look | null;
  /** The image that has it already, once that is known. */
  stored: StoredPhotograph | null;
}

/** Answers why it can never be uploaded; null where it can, as far as this browser can tell. */
export async function lookAtPicture(
  picture: ChosenPicture,
  lookAt: (photograph: Blob) => Promise<Reading>,
): Promise<PhotographFault | null> {
  const isAsChosen = !picture.isReady;
  const reading = await lookAt(picture.blob);
  if (isAsChosen && reading.kind !== "refused") picture.hash = reading.hash;
  picture.look = reading.kind === "read" ? lookOf(reading) : { picture: picture.blob };
  return reading.kind === "refused" ? reading.fault : null;
}

/** Without the bytes of the photograph: two hundred of them are more than a phone has room for. */
function lookOf({ picture, width, height }: ReadPhotograph): Look {
  return { picture, width, height };
}

/** A file that can never be uploaded; it is no longer in the form. */
export interface RefusedFile {
  id: string;
  name: string;
  message: string;
}
