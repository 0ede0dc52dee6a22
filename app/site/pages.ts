import type { SiteAddress } from "#app/address.ts";
import { siteAddressAt } from "#app/address-book.ts";
import { siteAddresses } from "#app/routes.ts";
import { keysOf } from "#content/keys-of.ts";
import type { ServiceText } from "#content/service-file.ts";
import type { BodyTypeSlug, ServiceSlug } from "#content/services.server.ts";
import type { Texts } from "#content/texts.ts";

const addresses: readonly SiteAddress[] = siteAddresses;

export const bodyBuildingPath = "/services/body-building";

export interface NamedPage {
  path: string;
  name: string;
}

export function publicPaths(texts: Texts): string[] {
  return pathsOf(texts, ({ name }) => name !== undefined);
}

function pathsOf(texts: Texts, isWanted: (address: SiteAddress) => boolean): string[] {
  return addresses
    .filter(isWanted)
    .flatMap(({ path, each }) =>
      each === undefined ? path : Object.keys(texts[each]).map((slug) => path.replace(":slug", slug)),
    );
}

export interface PageTexts {
  name: string;
  path: string;
  part: string;
}

export function textsOfPages(texts: Texts): PageTexts[] {
  return addresses.flatMap(({ id, path, each, words }) => {
    if (words !== undefined) return [{ name: id, path, part: words }];
    if (each === undefined) return [];
    return Object.keys(texts[each]).map((slug) => ({
      ...{ name: slug, path: path.replace(":slug", slug) },
      part: `${each}.${slug}`,
    }));
  });
}

export function pageName(texts: Texts, path: string): string | null {
  const found = siteAddressAt(path);
  return found?.address.name?.(texts, found.key) ?? null;
}

export function serviceAt(
  path: string,
  texts: Texts,
): { slug: ServiceSlug | BodyTypeSlug; text: ServiceText } | null {
  const { address, key = "" } = siteAddressAt(path) ?? {};
  if (address?.each === undefined) return null;
  return address.each === "services" ? partOf(texts.services, key) : partOf(texts.bodyTypes, key);
}

function partOf<Slug extends string>(pages: Readonly<Record<Slug, ServiceText>>, key: string) {
  const slug = keysOf(pages).find((known) => known === key);
  return slug === undefined ? null : { slug, text: pages[slug] };
}

export function servicePages(texts: Texts): NamedPage[] {
  return namedPages(texts, ({ id }) => id === "service");
}

export function legalPages(texts: Texts): NamedPage[] {
  return namedPages(texts, ({ group }) => group === "legal");
}

export function companyPages(texts: Texts): (NamedPage & { text: string })[] {
  return namedPages(texts, ({ group }) => group === "company").map((page) => ({
    ...page,
    text: siteAddressAt(page.path)?.address.summary?.(texts) ?? "",
  }));
}

function namedPages(texts: Texts, isWanted: (address: SiteAddress) => boolean): NamedPage[] {
  return pathsOf(texts, isWanted).map((path) => ({ path, name: pageName(texts, path) ?? "" }));
}

export function bodyTypePath(name: string): string {
  return `${bodyBuildingPath}/${name.toLowerCase().replaceAll(" ", "-")}`;
}
