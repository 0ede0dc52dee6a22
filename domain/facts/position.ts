/** In degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** The place a link is about comes before the map's middle. */
const patterns = [
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(
    `[?&](?:q|query|ll|destination|center|mlat)=(?:loc:)?${degrees}(?:,|%2C)\\s*\\+?${degrees}`,
    "i",
  ),
  new RegExp(`/(?:search|place|dir)/${degrees},\\+?${degrees}`),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(`^\\s*geo:${degrees},${degrees}`, "i"),
  new RegExp(`^\\s*${degrees}\\s*[, ]\\s*${degrees}\\s*$`),
];

/** Reads degrees or a Google Maps link; else null. */
export function readPosition(text: string): Position | null {
  for (const pattern of patterns) {
    const [found, latitude, longitude] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    if (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180) return position;
  }
  return null;
}

const shortLink = /https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/[\w-]+[^\s,]*/i;

export interface Pin {
  link: string | null;
  position: Position | null;
}

/** Keeps a short link unopened; null for no place. */
export function readPin(text: string): Pin | null {
  const link = shortLink.exec(text)?.[0] ?? null;
  const position = readPosition(link === null ? text : text.replace(link, " ").trim());
  return link === null && position === null ? null : { link, position };
}

/** Written so that `readPin` reads it again. */
export function writtenPin({ link, position }: Pin): string {
  return [link ?? "", position === null ? "" : writtenPosition(position)].filter(Boolean).join(" ");
}

/** Such as `18.4088, 76.5604`. */
export function writtenPosition({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
