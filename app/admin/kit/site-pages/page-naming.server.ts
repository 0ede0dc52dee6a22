import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { pageName } from "#app/site/pages.ts";
import type { NamedProject } from "#domain/gallery/images/today-queries.ts";
import type { NamedCount } from "#domain/statistics/statistics.ts";
import { vehicleNaming } from "../list/vehicle-naming.server.ts";
import { type AdminText, adminTextContext } from "../page/admin-text.ts";
import { categoryLabel } from "../picture/listed-image.ts";

type Context = Readonly<RouterContextProvider>;

export interface NamedPage {
  name: string;
  path: string;
}

export interface OpenedPage extends NamedPage {
  views: number;
}

const projectPath = /^\/gallery\/([^/]+)$/;

export async function namedPages(
  context: Context,
  opened: readonly NamedCount[],
  most: number,
): Promise<OpenedPage[]> {
  const { gallery } = context.get(servicesContext);
  const { language } = context.get(adminTextContext);
  const views = new Map<string, number>();
  for (const page of opened) {
    const path = pathWithoutLanguage(page.name);
    views.set(path, (views.get(path) ?? 0) + page.count);
  }
  const texts = context.get(siteContentContext).textsOf(language);
  const ids = [...views.keys()].flatMap((path) => projectPath.exec(path)?.[1] ?? []);
  const projects = new Map((await gallery.named(ids)).map((project) => [project.id, project]));
  const named = [...views]
    .toSorted(([, one], [, other]) => other - one)
    .map(async ([path, total]) => {
      const project = projects.get(projectPath.exec(path)?.[1] ?? "");
      const name = pageName(texts, path);
      if (project !== undefined) return [{ ...(await namedProject(context, project)), views: total }];
      return name === null ? [] : [{ name, path: sitePath(language, path), views: total }];
    });
  return (await Promise.all(named)).flat().slice(0, most);
}

export async function namedProject(
  context: Context,
  { id, vehicle, work }: NamedProject,
): Promise<NamedPage> {
  const text: AdminText = context.get(adminTextContext);
  const nameOf = await vehicleNaming(context);
  return {
    name: `${nameOf(vehicle)}, ${categoryLabel(text.images, work)}`,
    path: sitePath(text.language, `/gallery/${id}`),
  };
}
