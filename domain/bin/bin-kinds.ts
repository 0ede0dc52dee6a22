export const binKinds = ["gallery_images", "enquiries", "vehicle_names", "body_types"] as const;
export type BinKind = (typeof binKinds)[number];
