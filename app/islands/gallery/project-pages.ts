import { fetchPage, type Missing } from "./fetch-page.ts";

export interface ShownProject {
  article: HTMLElement;
  title: string;
}

export function createProjectPages() {
  const known = new Map<string, Promise<ShownProject | Missing>>();

  async function read(address: string): Promise<ShownProject | Missing> {
    const page = await fetchPage(address);
    if (typeof page === "string") return page;
    const article = page.querySelector<HTMLElement>("[data-project]");
    if (article === null) return "none";
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
