import type { Business } from "#content/business.ts";

type Position = Business["position"];

/** In degrees; about a kilometre each way. */
const around = { longitude: 0.012, latitude: 0.006 };

/** `server/middleware/content-security-policy.ts` allows its origin and no other. */
export function mapFrameUrl({ latitude, longitude }: Position): string {
  const corners = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPageUrl({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

/** An address that phones open in their own map application. */
export function mapsLink({ latitude, longitude }: Position): string {
  const query = new URLSearchParams({ api: "1", query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${query}`;
}
