/** Of the picture that messengers show beside a painting's link. */
export const paintingPicturePath = "/paint/picture.jpeg";
