const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const firstPause = 30 * second;
const longestPause = 30 * minute;

/** How long a mail is tried, in milliseconds. */
export const patience = 3 * day;

/** How long a claim holds; a worker needs less than half of it for one mail, whatever the mail server does. */
export const claimTime = 5 * minute;

/** How long mail may fail before the back office says so, in milliseconds. */
export const quietTime = 60 * minute;

/** Milliseconds until the next attempt after so many: 30 seconds, 1, 2, 4 … up to 30 minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(Math.max(attempts - 1, 0), 10));
}
