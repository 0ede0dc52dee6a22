export const chassisNames = ["mini", "nosed", "light"] as const;
export type ChassisName = (typeof chassisNames)[number];

export const bodyNames = [
  "open",
  "patti-round",
  "patti-square",
  "container",
  "food-van",
  "platform",
] as const;
export type BodyName = (typeof bodyNames)[number];

export const bandNames = ["peacock", "lotus", "wheel", "diamonds", "chevrons", "plain"] as const;
export type BandName = (typeof bandNames)[number];

export const paints = {
  marigold: { colour: "#f9b021", isLight: true },
  saffron: { colour: "#ea6c1a", isLight: false },
  vermilion: { colour: "#c8321f", isLight: false },
  maroon: { colour: "#7d1d2c", isLight: false },
  rani: { colour: "#c92868", isLight: false },
  indigo: { colour: "#2a3690", isLight: false },
  sky: { colour: "#4a9fd0", isLight: true },
  peacock: { colour: "#0b7f82", isLight: false },
  parrot: { colour: "#58a032", isLight: false },
  bottle: { colour: "#1d5a40", isLight: false },
  ivory: { colour: "#f5ead0", isLight: true },
  black: { colour: "#343741", isLight: false },
} as const;

export type PaintName = keyof typeof paints;

function isPaint(name: string): name is PaintName {
  return Object.keys(paints).some((known) => known === name);
}

export const paintNames = Object.keys(paints).filter(isPaint);

export const choices = {
  chassis: chassisNames,
  body: bodyNames,
  cab: paintNames,
  frame: paintNames,
  panels: paintNames,
  band: bandNames,
} as const;

export interface Painting {
  chassis: ChassisName;
  body: BodyName;
  cab: PaintName;
  frame: PaintName;
  panels: PaintName;
  band: BandName;
  name: string | null;
}

export const firstPainting: Painting = {
  chassis: "mini",
  body: "open",
  cab: "vermilion",
  frame: "indigo",
  panels: "peacock",
  band: "peacock",
  name: null,
};

export const longestName = 18;

/** A board must not carry a stranger's telephone number. */
const mostDigits = 4;

const latin = "[A-Za-z0-9 &'!-]";
const devanagari = "[\\u0904-\\u0939\\u0950\\u0958-\\u0961\\u0966-\\u096f\\u0972-\\u097f]";
const signs = "[\\u0900-\\u0903\\u093a-\\u094f\\u0951-\\u0957\\u0962\\u0963\\u200c\\u200d]{0,5}";
const writable = new RegExp(`${latin}|${devanagari}${signs}`, "gu");

/** Keeps Latin and Devanagari letters, four digits and few signs. */
export function boardName(text: string): string {
  const plain = text.slice(0, 1000).normalize("NFC").replace(/\s+/g, " ").trimStart();
  let digits = 0;
  const letters = (plain.match(writable) ?? []).filter(
    (part) => !/[\d\u0966-\u096f]/.test(part) || ++digits <= mostDigits,
  );
  return letters.slice(0, longestName).join("").replace(/ +/g, " ").trim();
}

function chosen<Value extends string>(values: readonly Value[], value: unknown, first: Value): Value {
  return values.find((known) => known === value) ?? first;
}

/** What is missing or wrong is as in the first painting. */
export function readPainting(query: Pick<URLSearchParams, "get">): Painting {
  const name = query.get("name");
  return {
    chassis: chosen(choices.chassis, query.get("chassis"), firstPainting.chassis),
    body: chosen(choices.body, query.get("body"), firstPainting.body),
    cab: chosen(choices.cab, query.get("cab"), firstPainting.cab),
    frame: chosen(choices.frame, query.get("frame"), firstPainting.frame),
    panels: chosen(choices.panels, query.get("panels"), firstPainting.panels),
    band: chosen(choices.band, query.get("band"), firstPainting.band),
    name: name === null ? null : boardName(name),
  };
}

/** The shortest query, "" for the first painting. */
export function paintingQuery(painting: Painting): string {
  const first = new Map<string, string | null>(Object.entries(firstPainting));
  const query = new URLSearchParams();
  for (const [part, value] of Object.entries(painting)) {
    if (value !== null && value !== first.get(part)) query.set(part, value);
  }
  return query.size === 0 ? "" : `?${query}`;
}
