/** What an uploaded photograph may be (decision 19); the form asks for the same before it sends anything. */
export const photographLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Pixels a stored picture has at most on either side. */
export const storedLongestSide = 1920;
