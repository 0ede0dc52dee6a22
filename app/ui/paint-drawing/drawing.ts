import { type Painting, paints } from "#domain/paint/painting.ts";
import { drawBody } from "./bodies.ts";
import { type Chassis, chassisShapes, ground, underBody, wheelShape } from "./chassis.ts";
import { crownBoard } from "./crown.ts";
import { ornaments } from "./ornaments.ts";

export const viewBox = "0 -32 1000 562";

export const colouredParts = ["cab", "frame", "panels"] as const;

/** Percent of black or white mixed in. */
const tones = [
  { ending: "", ink: 0, percent: 0 },
  { ending: "-d", ink: 0, percent: 24 },
  { ending: "-l", ink: 255, percent: 24 },
] as const;

function mixed(colour: string, ink: number, percent: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mix = (part: number) => Math.round(part + ((ink - part) * percent) / 100);
  return `#${parts.map((part) => mix(part).toString(16).padStart(2, "0")).join("")}`;
}

type ColouredPart = (typeof colouredParts)[number];

export function colourProperties(painting: Painting, part: ColouredPart): Record<string, string> {
  const { colour } = paints[painting[part]];
  return Object.fromEntries(
    tones.map(({ ending, ink, percent }) => [`--${part}${ending}`, mixed(colour, ink, percent)]),
  );
}

export function letterProperties({ panels }: Painting): Record<string, string> {
  return paints[panels].isLight
    ? { "--letters": "#b3200f", "--letters-edge": "#fffaf1" }
    : { "--letters": "#ffd23f", "--letters-edge": "#33090e" };
}

export function withColours(svg: string, painting: Painting): string {
  const colours = colouredParts.map((part) => colourProperties(painting, part));
  const properties: Record<string, string> = Object.assign(letterProperties(painting), ...colours);
  return svg.replace(/var\((--[a-z-]+)\)/g, (_whole, name: string) => properties[name] ?? "#000");
}

const rays = 28;
const farthest = 1500;

function sunBehind(): string {
  const dash = ((Math.PI * farthest) / rays / 2).toFixed(2);
  return `<path fill="#fbe3ad" d="M-900-60H2000V560H-900z"/><circle cx="560" cy="430" r="${farthest / 2}" fill="none" stroke="#f7d386" stroke-width="${farthest}" stroke-dasharray="${dash}"/><circle cx="560" cy="430" r="236" fill="#f7c865"/><path fill="#d99a4c" d="M-900 462H2000v98H-900z"/><path fill="#c98539" d="M-900 462H2000v7H-900z"/>`;
}

export const scenery = `<defs>${ornaments}${wheelShape}</defs>${sunBehind()}`;

interface Layer {
  name: string;
  /** Only those are set on it: each costs a look at all that it holds. */
  colours: readonly ColouredPart[];
  /** Changes where the layer must be drawn anew: colours are custom properties. */
  key(painting: Painting): string;
  draw(painting: Painting): string;
}

function wheels({ frontWheel, rearWheel, radius }: Chassis): string {
  const wheel = (x: number) =>
    `<use href="#p-tyre" transform="translate(${x} ${ground - radius})scale(${radius / 50})"/>`;
  return wheel(frontWheel) + wheel(rearWheel);
}

function shadow({ body }: Chassis): string {
  return `<ellipse cx="${(92 + body.right) / 2}" cy="${ground}" rx="${(body.right - 60) / 2}" ry="13" fill="#5e3a12" opacity=".45"/>`;
}

const layersOfDrawing: readonly Layer[] = [
  {
    name: "under",
    colours: [],
    key: ({ chassis }) => chassis,
    draw: ({ chassis }) => shadow(chassisShapes[chassis]) + underBody(chassisShapes[chassis]),
  },
  {
    name: "body",
    colours: ["frame", "panels"],
    key: ({ chassis, body, band }) => `${chassis} ${body} ${band}`,
    draw: ({ chassis, body, band }) => drawBody[body](chassisShapes[chassis], band),
  },
  {
    name: "cab",
    colours: ["cab", "frame"],
    key: ({ chassis }) => chassis,
    draw: ({ chassis }) => chassisShapes[chassis].cab + wheels(chassisShapes[chassis]),
  },
  {
    name: "crown",
    colours: ["frame", "panels"],
    key: ({ chassis, name }) => `${chassis} ${name === ""}`,
    draw: ({ chassis, name }) => crownBoard(chassisShapes[chassis], name !== ""),
  },
];

export const layers: readonly Layer[] = layersOfDrawing.map((layer) => ({
  ...layer,
  draw: (painting) => withShortNumbers(layer.draw(painting)),
}));

function withShortNumbers(drawing: string): string {
  return drawing.replace(/\d+\.\d{2,}/g, (number) =>
    String(Number(Number(number).toFixed(Number(number) < 10 ? 2 : 1))),
  );
}
