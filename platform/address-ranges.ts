import { BlockList, isIP } from "node:net";

const namedRanges: Record<string, readonly string[]> = { loopback: ["127.0.0.0/8", "::1/128"] };

/** Reads IP addresses, CIDR ranges and "loopback", separated by commas, as CIDR ranges; null for anything else. */
export function parseAddressRanges(text: string): string[] | null {
  const ranges: string[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    const named = namedRanges[entry.toLowerCase()];
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

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
