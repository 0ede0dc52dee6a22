import { defaultLanguage, type Language } from "#content/languages.ts";
import { languageOfPath, pathWithoutLanguage } from "./language/paths.ts";
import { type Address, files, officeAddresses, type SiteAddress, siteAddresses } from "./routes.ts";
import type { AddressAt } from "./site-handler.ts";

interface Found<Kind extends Address> {
  address: Kind;
  /** The variable part of the path, or nothing. */
  key: string;
}

/** By an English path. */
export const siteAddressAt = finderOf<SiteAddress>(siteAddresses);
const otherAddressAt = finderOf<Address>([...files, ...officeAddresses]);

/** As the router finds it: a path that is written out goes before a pattern, that before a rest, a longer rest first. */
function finderOf<Kind extends Address>(addresses: readonly Kind[]) {
  const fixed = new Map(addresses.map((address) => [address.path, address]));
  const patterns = addresses
    .filter(({ path }) => /[:*]/.test(path))
    .sort((one, other) => restOf(one) - restOf(other))
    .map((address) => ({ address, pattern: patternOf(address.path) }));

  return (path: string): Found<Kind> | undefined => {
    const address = fixed.get(path);
    if (address !== undefined) return { address, key: "" };
    for (const { address, pattern } of patterns) {
      const [whole, key = ""] = pattern.exec(path) ?? [];
      if (whole !== undefined) return { address, key };
    }
    return undefined;
  };
}

/** 0 without a rest; a longer path has less of one. */
function restOf({ path }: Address): number {
  return path.endsWith("*") ? 1 / path.length : 0;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "([^/]+)").replace("*", ".*")}$`);
}

/** What a path leads to. */
export interface Asked extends Partial<Found<Address & Partial<SiteAddress>>> {
  language: Language;
  /** The English one. */
  path: string;
}

/** Reads a path in any language, in lower case. */
export function readPath(pathname: string): Asked {
  const other = otherAddressAt(pathname);
  if (other !== undefined) return { ...other, language: defaultLanguage, path: pathname };
  const path = pathWithoutLanguage(pathname);
  return { ...siteAddressAt(path), language: languageOfPath(pathname), path };
}

/** What the server is to know of a path as the router reads it: decoded, in lower case, without `.data`. */
export const addressAt: AddressAt = (path) => readPath(path).address;

/** The part of a query that an address answers to. */
export function declaredQuery(address: Address | undefined, asked: URLSearchParams | string): string {
  const declared = [...new URLSearchParams(asked)].filter(([name]) => address?.query?.includes(name));
  return declared.length === 0 ? "" : `?${new URLSearchParams(declared)}`;
}
