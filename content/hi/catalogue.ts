import type { Catalogue } from "#content/texts.ts";
import { gallery } from "./gallery.ts";
import { notFound } from "./not-found.ts";
import { site } from "./site.ts";

export const catalogue: Catalogue = { gallery, notFound, site };
