import { defaultLanguage, type Language } from "#content/languages.ts";
import type { Address, SiteAddress } from "./address.ts";
import { languageOfPath, pathWithoutLanguage } from "./language/paths.ts";
import { files, officeAddresses, siteAddresses } from "./routes.ts";
import type { AddressAt } from "./site-handler.ts";

interface Found<Kind extends Address> {
  address: Kind;
  key: string;
}

export const siteAddressAt = finderOf<SiteAddress>(siteAddresses);
const otherAddressAt = finderOf<Address>([...files, ...officeAddresses]);

/** As the router ranks them: whole paths, then patterns, then rests, the longest first. */
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

/** 0 without a rest; less the longer the path. */
function restOf({ path }: Address): number {
  return path.endsWith("*") ? 1 / path.length : 0;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "([^/]+)").replace("*", ".*")}$`);
}

export interface Asked extends Partial<Found<Address & Partial<SiteAddress>>> {
  language: Language;
  path: string;
}

export function readPath(pathname: string): Asked {
  const other = otherAddressAt(pathname);
  if (other !== undefined) return { ...other, language: defaultLanguage, path: pathname };
  const path = pathWithoutLanguage(pathname);
  return { ...siteAddressAt(path), language: languageOfPath(pathname), path };
}

/** As the router reads it: decoded, in lower case, without `.data`. */
export const addressAt: AddressAt = (path) => readPath(path).address;

export function declaredQuery(address: Address | undefined, asked: URLSearchParams | string): string {
  const declared = [...new URLSearchParams(asked)].filter(([name]) => address?.query?.includes(name));
  return declared.length === 0 ? "" : `?${new URLSearchParams(declared)}`;
}
