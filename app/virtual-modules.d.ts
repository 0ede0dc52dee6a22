declare module "virtual:art" {
  /** Facts of our own pictures, by file name without its ending. */
  export const art: Record<string, import("#domain/gallery/pictures.ts").PictureFacts>;
}
