import { z } from "zod";
import { workTypes } from "../work.ts";
import type { GalleryFilter } from "./gallery-page.ts";

const chosenName = z.string().trim().min(1).max(80).nullable().catch(null);

const parameters = z.object({
  work: z.enum(workTypes).nullable().catch(null),
  vehicle: chosenName,
  body: chosenName,
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** The filter an address asks for (decision 11). A value that makes no sense counts as not given. */
export function readGalleryFilter(search: URLSearchParams): GalleryFilter {
  return parameters.parse({
    work: search.get("work"),
    vehicle: search.get("vehicle"),
    body: search.get("body"),
    page: search.get("page") ?? 1,
  });
}
