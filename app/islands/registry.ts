import { start as comparison } from "./comparison.ts";
import { start as headerMenu } from "./header-menu.ts";
import { start as openingLamp } from "./opening-lamp.ts";
import { start as slideShow } from "./slide-show.ts";
import { start as statistics } from "./statistics.ts";
import { start as wideMenu } from "./wide-menu.ts";

/** A request for a small one would cost more than its bytes. */
export const islands = {
  comparison: async () => ({ start: comparison }),
  "contact-form": () => import("./contact-form/start.tsx"),
  gallery: () => import("./gallery/start.ts"),
  "header-menu": async () => ({ start: headerMenu }),
  map: () => import("./map.ts"),
  "opening-lamp": async () => ({ start: openingLamp }),
  paint: () => import("./paint/start.ts"),
  receipt: () => import("./receipt.ts"),
  "slide-show": async () => ({ start: slideShow }),
  "quick-price": () => import("./quick-price/start.ts"),
  statistics: async () => ({ start: statistics }),
  "wide-menu": async () => ({ start: wideMenu }),
};

export type IslandName = keyof typeof islands;

type Start<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>["start"];

export type IslandProps<Name extends IslandName> = Parameters<Start<Name>>[1];
