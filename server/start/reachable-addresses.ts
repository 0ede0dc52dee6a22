import { isIPv6 } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import type { Config } from "#platform/config.ts";

/** PUBLIC_URL, or without it this machine's addresses. */
export function reachableAddresses(
  { publicUrl, isPublicUrlSet, host }: Pick<Config, "publicUrl" | "isPublicUrlSet" | "host">,
  port: number,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (isPublicUrlSet) return [publicUrl];
  const onEveryInterface = host === "0.0.0.0" || host === "::";
  const hosts = onEveryInterface ? ["localhost", ...localNetwork(interfaces)] : [host];
  return hosts.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`);
}

function localNetwork(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  const infos = Object.values(interfaces).flatMap((list) => list ?? []);
  return infos.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}
