import { BlockList, isIP } from "node:net";

const loopback = ["127.0.0.0/8", "::1/128"];
const namedRanges = new Map([["loopback", loopback]]);

/** Reads IP addresses, CIDR ranges and "loopback", separated by commas, as CIDR ranges; null for anything else. */
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

/** Whether an address lies in CIDR ranges as `parseAddressRanges` answers them. */
export function addressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix = ""] = range.split("/");
    list.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
}

const isLoopbackAddress = addressMatcher(loopback);
const isLocalAddress = addressMatcher([
  ...loopback,
  ...["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"],
]);

/** Whether what is sent to this host of a URL stays on this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, "$1"));
}

/** Whether only this machine and private networks reach what listens on this host. */
export function isPrivateAddress(host: string): boolean {
  return host === "localhost" || isLocalAddress(host);
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
