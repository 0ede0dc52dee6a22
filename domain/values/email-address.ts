import { visibleSigns } from "./normalize-text.ts";

/** In UTF-16 units (RFC 5321). */
export const longestEmail = 254;

const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** With its domain as `xn--…` where needed; null for no address. */
export function readEmail(text: string): string | null {
  if (text.length > longestEmail) return null;
  const visible = visibleSigns(text).trim();
  const at = visible.lastIndexOf("@") + 1;
  const address = visible.slice(0, at) + asciiDomain(visible.slice(at));
  return address.length <= longestEmail && emailAddress.test(address) ? address : null;
}

function asciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain) || /[/?#\\:@\s]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
