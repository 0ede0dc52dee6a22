const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of an image; a database need not be asked for any other. */
export function isImageId(text: string): boolean {
  return pattern.test(text);
}
