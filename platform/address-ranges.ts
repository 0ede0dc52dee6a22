import { BlockList, isIP } from "node:net";

const loopback = ["127.0.0.0/8", "::1/128"];
const namedRanges = new Map([["loopback", loopback]]);

/** Reads addresses, ranges and "loopback"; null for anything else. */
export function parseAddressRanges(text: string): string[] | null {
  const ranges: string[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    const named = namedRanges.get(entry.toLowerCase());
    const range = named ?? parseRange(entry);
    if (range === null) return null;
    ranges.push(...range);
  }
  return ranges;
}

function parseRange(entry: string): string[] | null {
  const [address = "", prefix, ...rest] = entry.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return null;
  if (prefix === undefined) return [`${address}/${longest}`];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest ? [entry] : null;
}

/** Whether an address lies in the CIDR ranges. */
export function addressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix = ""] = range.split("/");
    list.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
}

/** IANA's special-purpose registries and multicast. */
const isSpecialIpv4 = addressMatcher([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
]);
/** All but 2000::/3, and what wraps an IPv4 address. */
const isSpecialIpv6 = addressMatcher([
  ...["::/3", "4000::/2", "8000::/1"],
  ...["2001::/23", "2001:db8::/32", "2002::/16"],
]);

const isLoopbackAddress = addressMatcher(loopback);
const isLocalAddress = addressMatcher([
  ...loopback,
  ...["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
]);

/** Whether the host of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, "$1"));
}

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  // Node.js looks for IPv4 addresses in IPv6 ranges as well.
  return version === 4 ? !isSpecialIpv4(address) : version === 6 && !isSpecialIpv6(address);
}

/** Whether only this machine and private networks reach a host. */
export function isPrivateAddress(host: string): boolean {
  return host === "localhost" || isLocalAddress(host);
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
