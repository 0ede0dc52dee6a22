import { createContext } from "react-router";
import type { Graph, Thing } from "schema-dts";
import type { PageAddress } from "./address.ts";
import { breadcrumbs } from "./breadcrumbs.server.ts";
import { businessThing, siteThing } from "./business.server.ts";
import { serviceThing } from "./service.server.ts";

/** What loaders add to a page's structured data, beyond what its address says. Made anew for each request. */
export const loadedThings = createContext<Thing[]>();

/** A page in the words of schema.org: the workshop, the site, where the page stands in it and what it is about. */
export function structuredData(address: PageAddress, loaded: readonly Thing[]): Graph {
  const { origin, language } = address;
  const ofAddress = [breadcrumbs(address), serviceThing(address)].filter((thing) => thing !== null);
  return {
    "@context": "https://schema.org",
    "@graph": [businessThing(origin, language), siteThing(origin, language), ...ofAddress, ...loaded],
  };
}
