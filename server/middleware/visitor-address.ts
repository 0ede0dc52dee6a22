import { isIP } from "node:net";
import { addressMatcher } from "#platform/address-ranges.ts";
import type { Config } from "#platform/config.ts";
import type { Middleware } from "./request-context.ts";

const noAddress = "0.0.0.0";

/**
 * What a proxy of ours has named, else the first address from the end of `X-Forwarded-For` that is no proxy of ours; only
 * these are believed.
 */
export function visitorAddress(
  isProxy: (address: string) => boolean,
  peer: string | undefined,
  forwardedFor: string | null,
  named = "",
): string {
  let address = plain(peer ?? noAddress);
  if (isProxy(address) && isIP(plain(named)) !== 0) return plain(named);
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const next = plain(hop.trim());
    if (!isProxy(address) || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** `trustedProxy` are CIDR ranges; `clientAddressHeader` is where such a proxy names the visitor. */
export function setVisitorAddress({
  trustedProxy,
  clientAddressHeader,
}: Pick<Config, "trustedProxy" | "clientAddressHeader">): Middleware {
  const isProxy = addressMatcher(trustedProxy);
  return async function setsVisitorAddress(context, next) {
    const peer = context.env.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For") ?? null;
    const named = clientAddressHeader === null ? "" : context.req.header(clientAddressHeader);
    context.set("address", visitorAddress(isProxy, peer, forwardedFor, named));
    return next();
  };
}

function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
