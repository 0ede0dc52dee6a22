import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { bodyTypePath } from "#app/site/pages.ts";
import type { GalleryCard, GalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { everything } from "#domain/gallery/images/gallery-queries.ts";
import type { WorkType } from "#domain/values/work.ts";
import { readWithRetries } from "#platform/retry.ts";

export type ProjectKind = { work: WorkType | null } | { bodyPath: string };

export interface ProjectsOfKind {
  projects: GalleryCard[];
  filter: GalleryFilter | null;
}

const shown = 3;

/** None where there are fewer than three, or no answer. */
export async function projectsOfKind(
  context: Readonly<RouterContextProvider>,
  kind: ProjectKind,
): Promise<ProjectsOfKind & { isWhole: boolean }> {
  const { gallery } = context.get(servicesContext);
  try {
    return await readWithRetries(async () => {
      const filter = await filterOf(kind, async () => (await gallery.choices()).bodies);
      const found = filter === null ? [] : await gallery.first(filter, shown);
      return { filter, projects: found.length < shown ? [] : found, isWhole: true };
    });
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return { filter: null, projects: [], isWhole: false };
  }
}

async function filterOf(
  kind: ProjectKind,
  bodies: () => Promise<readonly { name: string }[]>,
): Promise<GalleryFilter | null> {
  if ("work" in kind) return { ...everything, work: kind.work };
  const body = (await bodies()).find(({ name }) => bodyTypePath(name) === kind.bodyPath);
  return body === undefined ? null : { ...everything, body: body.name };
}
