import { isIP } from "node:net";
import { addressMatcher } from "#platform/address-ranges.ts";
import type { Middleware } from "./request-context.ts";

const noAddress = "0.0.0.0";

/** The first address from the end of `X-Forwarded-For` that is no proxy of ours; only these are believed. */
export function visitorAddress(
  isProxy: (address: string) => boolean,
  peer: string | undefined,
  forwardedFor: string | null,
): string {
  let address = plain(peer ?? noAddress);
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const next = plain(hop.trim());
    if (!isProxy(address) || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** `trustedProxy` are CIDR ranges. */
export function setVisitorAddress(trustedProxy: readonly string[]): Middleware {
  const isProxy = addressMatcher(trustedProxy);
  return async function setsVisitorAddress(context, next) {
    const peer = context.env.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For") ?? null;
    context.set("address", visitorAddress(isProxy, peer, forwardedFor));
    return next();
  };
}

function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
