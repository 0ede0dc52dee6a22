export const documentsPath = "/documents";

/** Public path of a stored document. */
export function documentUrl(name: string): string {
  return `${documentsPath}/${name}`;
}
