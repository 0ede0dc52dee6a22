declare module "virtual:art" {
  /** Facts of our own pictures, by file name without its ending. */
  export const art: Record<string, import("#domain/gallery/pictures/picture-facts.ts").PictureFacts>;
}

declare module "virtual:share-art" {
  /** Address of the picture that stands for a page without one of its own where it is shared. */
  export const shareArtUrl: string;
}
