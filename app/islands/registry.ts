import * as comparison from "./comparison.ts";
import * as headerMenu from "./header-menu.ts";
import * as map from "./map.ts";
import * as openingLamp from "./opening-lamp.ts";
import * as receipt from "./receipt.ts";
import * as slideShow from "./slide-show.ts";
import * as statistics from "./statistics.ts";
import * as wideMenu from "./wide-menu.ts";

/** The small ones come with the entry module: a request of its own would cost each more than its bytes. */
export const islands = {
  comparison: async () => comparison,
  "contact-form": () => import("./contact-form/start.tsx"),
  gallery: () => import("./gallery/start.ts"),
  "header-menu": async () => headerMenu,
  map: async () => map,
  "opening-lamp": async () => openingLamp,
  paint: () => import("./paint/start.ts"),
  receipt: async () => receipt,
  "slide-show": async () => slideShow,
  "quick-price": () => import("./quick-price/start.ts"),
  statistics: async () => statistics,
  "wide-menu": async () => wideMenu,
};

export type IslandName = keyof typeof islands;

type Start<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>["start"];

export type IslandProps<Name extends IslandName> = Parameters<Start<Name>>[1];
