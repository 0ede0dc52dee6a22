import { type LookupAddress, lookup } from "node:dns";
import { Agent } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../address-ranges.ts";

export interface PushNetwork {
  mayReach(address: string): boolean;
  ca?: string;
}

export const publicNetwork: PushNetwork = { mayReach: isPublicAddress };

/** https, in the network, and no name of this machine. */
export function isPushAddress(address: string, { mayReach }: PushNetwork): boolean {
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return mayReach(host);
  return host.includes(".") && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
}

/** Connects to nothing else, whatever a name leads to. */
export function agentWithin({ mayReach, ca }: PushNetwork): Agent {
  const lookupWithin: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      const allowed = addresses.filter(({ address }) => mayReach(address));
      const [first] = allowed;
      if (first === undefined) return done(new Error(`${hostname} leads out of the public network`), []);
      if (options.all === true) return done(null, allowed);
      answerOne(first, done);
    });
  };
  return new Agent({ lookup: lookupWithin, ...(ca !== undefined && { ca }) });
}

function answerOne({ address, family }: LookupAddress, done: Parameters<LookupFunction>[2]): void {
  done(null, address, family);
}
