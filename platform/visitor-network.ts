import { isIPv6 } from "node:net";

/** An IPv4 address, or an IPv6 one's /64. */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(":") ?? address;
}

/** The /48 of an IPv6 address, often one customer's; else null. */
export function siteOf(address: string): string | null {
  const groups = groupsOf(address);
  return groups === null ? null : `${groups.slice(0, 3).join(":")}::/48`;
}

function groupsOf(address: string): string[] | null {
  if (!isIPv6(address) || address.includes(".")) return null;
  const [left = "", right] = address.split("%")[0]?.split("::") ?? [];
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(zeros).fill("0"), ...tail];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
