/** Newest first. Old ones stay: somebody has agreed to them. */
export const legalVersions = ["2026-11-26", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21"] as const;

export const legalVersion = legalVersions[0];
