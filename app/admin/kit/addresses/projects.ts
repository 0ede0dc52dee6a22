import { imagesPath } from "./images.ts";

export const projectsPath = `${imagesPath}/projects`;

export const projectChangePath = `${projectsPath}/change`;

export const projectUndoPath = `${projectsPath}/undo`;

export function projectPath(id: string): string {
  return `${projectsPath}/${id}`;
}
