import { isIP } from "node:net";
import { addressMatcher } from "#platform/address-ranges.ts";
import type { Middleware } from "./request-context.ts";

/** Requests that did not come over a socket all count as one visitor. */
const nowhere = "0.0.0.0";

/**
 * The address of the visitor. `X-Forwarded-For` is believed only as far as configured proxies wrote it: read from
 * its end, the first address that is no proxy of ours is the visitor's.
 */
export function visitorAddress(
  isProxy: (address: string) => boolean,
  peer: string | undefined,
  forwardedFor: string | null,
): string {
  let address = plain(peer ?? nowhere);
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const next = plain(hop.trim());
    if (!isProxy(address) || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** Notes the visitor's address for limits. */
export function noteVisitorAddress(trustedProxy: readonly string[]): Middleware {
  const isProxy = addressMatcher(trustedProxy);
  return async function notesVisitorAddress(context, next) {
    const peer = context.env.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For") ?? null;
    context.set("address", visitorAddress(isProxy, peer, forwardedFor));
    return next();
  };
}

/** Without the IPv6 clothing of an IPv4 address, and without a port. */
function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
