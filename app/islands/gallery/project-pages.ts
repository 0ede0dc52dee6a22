import { fetchPage } from "./fetch-page.ts";

/** What the large view shows of a project's page. */
export interface ShownProject {
  article: HTMLElement;
  /** Of the page. */
  title: string;
}

/** Reads projects out of their own pages, each once; what did not come is asked for anew. */
export function createProjectPages() {
  const known = new Map<string, Promise<ShownProject | null>>();

  async function read(address: string): Promise<ShownProject | null> {
    const page = await fetchPage(address);
    const article = page?.querySelector<HTMLElement>("[data-project]");
    if (!page || !article) return null;
    // In this document its pictures begin to load.
    return { article: document.adoptNode(article), title: page.title };
  }

  /** Null where there is no such project. */
  return function projectAt(address: string): Promise<ShownProject | null> {
    const project = known.get(address) ?? read(address);
    known.set(address, project);
    project.catch(() => known.delete(address));
    return project;
  };
}
