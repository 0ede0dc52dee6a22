import { randomUUID } from "node:crypto";

/** What visitors read while somebody sweeps. */
export const keptPaths = [
  "/",
  "/gallery",
  "/services",
  "/about",
  "/contact",
  "/hi",
  "/mr/gallery",
  "/services/denting",
];

const ways: readonly ((number: number) => string)[] = [
  (number) => `/nowhere-${number}`,
  (number) => `/services/service-${number}`,
  (number) => `/gallery?vehicle=Vehicle+${number}`,
  (number) => `/hi/gallery?page=${number}`,
  (number) => `/gallery?work=painting&body=Body+${number}`,
  () => `/gallery/${randomUUID()}`,
  () => `/mr/contact?project=${randomUUID()}`,
  (number) => `/about?x=${number}`,
];

/** Endless addresses: of nobody, and of pages with parameters that nobody has. */
export function sweptPath(number: number): string {
  return ways[number % ways.length]?.(number) ?? "/";
}

/** Pages that are never kept, each rendered anew. */
export function uncachedPath(number: number): string {
  return `/hi/paint?name=Truck+${number}`;
}
