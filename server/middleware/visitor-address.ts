import { isIP } from "node:net";
import { addressMatcher, isPrivateAddress } from "#platform/address-ranges.ts";
import type { Config } from "#platform/config.ts";
import type { Middleware } from "./request-context.ts";

const noAddress = "0.0.0.0";

/** As our proxy names it, else the last in `X-Forwarded-For` that is no proxy. */
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

/** So many different visitors are no chance. */
const fewestBehindProxy = 3;

/** Tells once, because its visitors would share limits. */
export function noticeUnnamedProxy(tell: (proxy: string) => void) {
  const visitors = new Set<string>();
  return (address: string, forwardedFor: string | null): void => {
    if (visitors.size >= fewestBehindProxy || !isPrivateAddress(address)) return;
    const visitor = forwardedFor
      ?.split(",")
      .map((hop) => plain(hop.trim()))
      .findLast((hop) => isIP(hop) !== 0 && !isPrivateAddress(hop));
    if (visitor === undefined) return;
    visitors.add(visitor);
    if (visitors.size === fewestBehindProxy) tell(address);
  };
}

/** `trustedProxy` are CIDR ranges. */
export function setVisitorAddress(
  { trustedProxy, clientAddressHeader }: Pick<Config, "trustedProxy" | "clientAddressHeader">,
  onUnnamedProxy: (proxy: string) => void,
): Middleware {
  const isProxy = addressMatcher(trustedProxy);
  const notice = noticeUnnamedProxy(onUnnamedProxy);
  return async function setsVisitorAddress(context, next) {
    const peer = context.env.incoming?.socket.remoteAddress;
    const forwardedFor = context.req.header("X-Forwarded-For") ?? null;
    const named = clientAddressHeader === null ? "" : context.req.header(clientAddressHeader);
    const address = visitorAddress(isProxy, peer, forwardedFor, named);
    notice(address, forwardedFor);
    context.set("address", address);
    return next();
  };
}

function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
