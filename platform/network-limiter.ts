import { type RateLimiters, secondsToWait } from "./rate-limiters.ts";
import { networkOf, siteOf } from "./visitor-network.ts";

const networksOfSite = 4;

/** So many points in so many seconds for each network, four times as many for each /48 of IPv6. */
export interface NetworkLimiter {
  /** Counts one more; answers the seconds to wait, or null where it is within the limit. */
  count(address: string): Promise<number | null>;
  /** The same for who is known by something else than the network. */
  countKnown(key: string): Promise<number | null>;
}

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
      // What one network was refused is not counted against its neighbours.
      if (ofNetwork !== null || site === null) return ofNetwork;
      return secondsToWait(sites, site);
    },
    countKnown: (key) => secondsToWait(networks, key),
  };
}
