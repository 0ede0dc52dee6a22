export const islands = {
  comparison: () => import("./comparison.ts"),
  "contact-form": () => import("./contact-form/start.tsx"),
  gallery: () => import("./gallery/start.ts"),
  map: () => import("./map.ts"),
  "opening-lamp": () => import("./opening-lamp.ts"),
  "phone-menu": () => import("./phone-menu.ts"),
  "slide-show": () => import("./slide-show.ts"),
  statistics: () => import("./statistics.ts"),
  "wide-menu": () => import("./wide-menu.ts"),
};

export type IslandName = keyof typeof islands;

type Start<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>["start"];

export type IslandProps<Name extends IslandName> = Parameters<Start<Name>>[1];
