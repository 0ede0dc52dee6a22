export const enquiriesFolder = "enquiries/";

/** Its name in the store. */
export function photographFile(id: string): string {
  return `${enquiriesFolder}${id}.jpg`;
}
