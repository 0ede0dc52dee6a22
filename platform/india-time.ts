/** Milliseconds, all the year. By itself, as the first script of every page counts with it. */
export const indiaAheadOfUtc = 5.5 * 60 * 60_000;
