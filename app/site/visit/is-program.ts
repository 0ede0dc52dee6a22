/** Every browser says so of itself since 1995, and so do the programs that are to be told apart from one. */
const browser = /^Mozilla\//;
const program = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|externalhit|https?:\/\//i;

/** By what it calls itself; those that call themselves a browser mostly run no scripts. */
export function isProgram(userAgent: string | null): boolean {
  return userAgent === null || !browser.test(userAgent) || program.test(userAgent);
}
