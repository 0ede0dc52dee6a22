import { imagesPath } from "../list-address.ts";

/** Of the page on which the pictures of an image are changed. */
export function picturesOfImage(id: string): string {
  return `${imagesPath}/${id}/pictures`;
}

/** Takes every change of pictures. */
export const changeAddress = `${imagesPath}/pictures/change`;
