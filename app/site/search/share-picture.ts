/** Size in pixels of the picture that messengers show for a shared link. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Public URL of one of our own pictures, cut for sharing. Gallery pictures have no such cut. */
export function sharePictureUrl(artUrl: string): string {
  return `${artUrl}/share.jpeg`;
}
