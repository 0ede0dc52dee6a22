import { type RateLimiters, secondsToWait } from "./rate-limiters.ts";
import { networkOf, siteOf } from "./visitor-network.ts";

const networksOfSite = 4;

/** By network, and four times as much for each /48 of IPv6. */
export interface NetworkLimiter {
  /** Null, or the seconds to wait. */
  count(address: string): Promise<number | null>;
  /** For whoever is known by something else than the network. */
  countKnown(key: string): Promise<number | null>;
}

/** Limits a network to so many points in so many seconds, and its site to a multiple of it. */
export function createNetworkLimiter(
  limiters: RateLimiters,
  name: string,
  points: number,
  seconds: number,
): NetworkLimiter {
  const networks = limiters(name, points, seconds);
  const sites = limiters(`${name} of sites`, points * networksOfSite, seconds);

  return {
    async count(address) {
      const site = siteOf(address);
      const ofNetwork = await secondsToWait(networks, networkOf(address));
      // Neighbours are not charged for what one was refused.
      if (ofNetwork !== null || site === null) return ofNetwork;
      return secondsToWait(sites, site);
    },
    countKnown: (key) => secondsToWait(networks, key),
  };
}
