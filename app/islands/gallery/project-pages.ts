import { fetchPage, type Missing } from "./fetch-page.ts";

/** What the large view shows of a project's page. */
export interface ShownProject {
  article: HTMLElement;
  /** Of the page. */
  title: string;
}

/** Reads projects out of their own pages, each once; what did not come is asked for anew. */
export function createProjectPages() {
  const known = new Map<string, Promise<ShownProject | Missing>>();

  async function read(address: string): Promise<ShownProject | Missing> {
    const page = await fetchPage(address);
    if (typeof page === "string") return page;
    const article = page.querySelector<HTMLElement>("[data-project]");
    if (article === null) return "none";
    // In this document its pictures begin to load.
    return { article: document.adoptNode(article), title: page.title };
  }

  return function projectAt(address: string): Promise<ShownProject | Missing> {
    const project = known.get(address) ?? read(address);
    known.set(address, project);
    const forget = () => known.delete(address);
    project.then((read) => read === "away" && forget(), forget);
    return project;
  };
}
