export const photographLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Pixels. */
export const storedLongestSide = 1920;
