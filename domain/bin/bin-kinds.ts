export const binKinds = ["gallery_images", "enquiries", "vehicle_names", "body_types"] as const;
export type BinKind = (typeof binKinds)[number];

/** Whether something of the kind can lie in the bin. */
export function isBinKind(kind: string): kind is BinKind {
  return binKinds.some((known) => known === kind);
}
