import { siteAddressAt } from "#app/address-book.ts";
import { type SiteAddress, siteAddresses } from "#app/routes.ts";
import type { Texts } from "#content/texts.ts";

const addresses: readonly SiteAddress[] = siteAddresses;

export const bodyBuildingPath = "/services/body-building";

export interface NamedPage {
  path: string;
  name: string;
}

export function publicPaths(): string[] {
  return addresses.filter(({ name }) => name !== undefined).flatMap(pathsOf);
}

function pathsOf({ path, slugs }: SiteAddress): string[] {
  return slugs?.map((slug) => path.replace(":slug", slug)) ?? [path];
}

export interface PageTexts {
  name: string;
  path: string;
  part: string;
}

export function textsOfPages(): PageTexts[] {
  return addresses.flatMap(({ id, path, slugs, words }) => {
    if (words === undefined) return [];
    if (slugs === undefined) return [{ name: id, path, part: words }];
    return slugs.map((slug) => ({
      name: slug,
      path: path.replace(":slug", slug),
      part: `${words}.${slug}`,
    }));
  });
}

export function pageName(texts: Texts, path: string): string | null {
  const found = siteAddressAt(path);
  return found?.address.name?.(texts, found.key) ?? null;
}

export function servicePages(texts: Texts): NamedPage[] {
  return namedPages(texts, ({ id }) => id === "service");
}

export function bodyTypePages(texts: Texts): NamedPage[] {
  return namedPages(texts, ({ id }) => id === "body-type");
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
  return addresses
    .filter(isWanted)
    .flatMap(pathsOf)
    .map((path) => ({ path, name: pageName(texts, path) ?? "" }));
}

export function bodyTypePath(name: string): string {
  return `${bodyBuildingPath}/${name.toLowerCase().replaceAll(" ", "-")}`;
}
