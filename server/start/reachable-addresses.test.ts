import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { reachableAddresses } from "./reachable-addresses.ts";

function address(family: "IPv4" | "IPv6", text: string, internal = false): NetworkInterfaceInfo {
  const rest = { address: text, netmask: "", mac: "", internal, cidr: null };
  return family === "IPv4" ? { family, ...rest } : { family, scopeid: 0, ...rest };
}

const interfaces = {
  lo: [address("IPv4", "127.0.0.1", true), address("IPv6", "::1", true)],
  wlan0: [address("IPv4", "192.168.1.20"), address("IPv6", "fe80::1")],
};
const unset = { publicUrl: "http://localhost:3000", isPublicUrlSet: false };

test.each([
  [
    "on every interface",
    { ...unset, host: "0.0.0.0" },
    ["http://localhost:3000", "http://192.168.1.20:3000"],
  ],
  ["on one address", { ...unset, host: "127.0.0.1" }, ["http://127.0.0.1:3000"]],
  ["on one IPv6 address", { ...unset, host: "::1" }, ["http://[::1]:3000"]],
  [
    "behind a public address",
    { publicUrl: "https://rathkar.example", isPublicUrlSet: true, host: "0.0.0.0" },
    ["https://rathkar.example"],
  ],
])("a server %s is reached there", (_where, config, addresses) => {
  expect(reachableAddresses(config, 3000, interfaces)).toEqual(addresses);
});
