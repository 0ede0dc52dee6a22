/** Six noughts in a row, which nobody has. */
export function isSampleNumber(number: string): boolean {
  return /0{6}/.test(number.replace(/\D/g, ""));
}

/** Of a domain that is kept for examples. */
export function isSampleHost(host: string | undefined): boolean {
  return /(^|\.)example\.\w+$/.test(host ?? "");
}

/** Leads to a domain for examples. */
export function isSampleLink(url: string): boolean {
  return isSampleHost(new URL(url).hostname);
}
