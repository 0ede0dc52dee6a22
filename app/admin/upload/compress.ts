/**
 * Makes a photograph smaller before it goes over a slow line (specification section 9): at most 1 MB, 1920 px on
 * the longest side, JPEG of quality 0.8. A picture that cannot be made smaller is answered as it is: the server
 * judges and re-encodes every one anyway.
 */
export async function compressPhotograph(picture: Blob, name: string): Promise<Blob> {
  try {
    const { default: compress } = await import("browser-image-compression");
    const smaller = await compress(new File([picture], name, { type: picture.type }), {
      maxSizeMB: 1,
      maxWidthOrHeight: 1920,
      fileType: "image/jpeg",
      initialQuality: 0.8,
      // Its worker would load the library from another site, which our policy rightly forbids.
      useWebWorker: false,
    });
    return smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
