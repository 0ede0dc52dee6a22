import type { BodyTypeSlug } from "./services.server.ts";

export const loads = [
  { load: "vegetables", body: "angel-patti-bhatta" },
  { load: "bricks", body: "open-half-body" },
  { load: "parcels", body: "container-body" },
  { load: "cattle", body: "angel-patti-round" },
  { load: "machines", body: "platform-body" },
  { load: "food", body: "food-van" },
  { load: "milk", tray: 6 },
  { load: "water", tray: 7 },
] as const satisfies readonly ({ load: string } & ({ body: BodyTypeSlug } | { tray: number }))[];

export type Load = (typeof loads)[number]["load"];
