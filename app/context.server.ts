import { createContext } from "react-router";
import type { ListsOf } from "#content/lists.server.ts";
import type { looks } from "#content/services.server.ts";
import type { TextsOf } from "#content/texts.server.ts";
import type { Business } from "#domain/facts/business.ts";
import type { Services } from "#domain/services.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import type { Wording } from "#domain/site-texts/wording.ts";
import type { PictureAt } from "./art.server.ts";
import type { RequestContext } from "./site-handler.ts";

export const servicesContext = createContext<Services>();

export interface SiteContent {
  business: Business;
  textsOf: TextsOf;
  listsOf: ListsOf;
  samples: Wording["samples"];
  pictureAt: PictureAt;
  placed: Placed;
  looks: typeof looks;
  isPreview: boolean;
}

export const siteContentContext = createContext<SiteContent>();

export const previewContext = createContext<(path: string) => Promise<Response>>();

export const requestContext = createContext<RequestContext>();
