import { colours } from "#app/ui/colours.ts";
import type { BandName } from "#domain/paint/painting.ts";

const { marigold, vermilion, indigo } = colours;
const teal = "#0b7f82";
const cream = "#fbecc8";

interface Point {
  x: number;
  y: number;
}

/** Computed points, since each `use` copies all elements. */
function turned(angle: number, { x, y }: Point): string {
  const radians = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  return `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`;
}

const fan = [-84, -63, -42, -21, 0, 21, 42, 63, 84];

function dots(distance: number): string {
  return fan.map((angle) => `M${turned(angle, { x: 0, y: -distance })}h.01`).join("");
}

const quills = fan.map((angle) => `M0 0 ${turned(angle, { x: 0, y: -50 })}`).join("");

const peacock = `<g id="p-peacock" fill="none" stroke-linecap="round"><g transform="translate(-4 20)"><path d="${quills}" stroke="${teal}" stroke-width="7"/><path d="${dots(48)}" stroke="#0d5f4f" stroke-width="17"/><path d="${dots(50)}" stroke="${marigold}" stroke-width="10"/><path d="${dots(50)}" stroke="${indigo}" stroke-width="5"/></g><path d="M-6 38v10m9-10v10" stroke="${marigold}" stroke-width="3"/><path d="M-26 12C-24 36-8 42 4 40 20 38 26 22 22 4 20-6 17-12 21-18l9 1-6-8C20-32 10-31 8-22 6-12 10-4 6 8 2 18-14 20-26 12Z" fill="${indigo}" stroke="${cream}" stroke-width="2"/><path d="M-8 26q12 4 20-8 2 18-12 18-8 0-8-10Z" fill="${teal}"/><path d="M15-29l-4-9m6 9v-10m2 10 5-8" stroke="${indigo}" stroke-width="2"/><path d="M17-23h.01" stroke="${cream}" stroke-width="4"/></g>`;

function petals(angles: readonly number[]): string {
  return angles
    .map((angle) => {
      const at = (x: number, y: number) => turned(angle, { x, y }).replace(/\.\d/g, "");
      return `M0 0C${at(-19, -12)} ${at(-18, -42)} ${at(0, -60)} ${at(18, -42)} ${at(19, -12)} 0 0Z`;
    })
    .join("");
}

const lotus = `<g id="p-lotus"><g transform="translate(0 26)" stroke="#8c1d4a" stroke-width="2"><path d="${petals([-80, 80])}" fill="#d9376f"/><path d="${petals([-54, 54])}" fill="#d9376f"/><path d="${petals([-28, 28])}" fill="#f0719c"/><path d="${petals([0])}" fill="#ffc9d8"/><path d="M-46 0Q-22-6 0 4 22-6 46 0 26 22 0 17-26 22-46 0Z" fill="${teal}" stroke="#0a5a50"/><path d="M-30-62h.01m60 0h.01" stroke="${marigold}" stroke-width="8" stroke-linecap="round"/></g></g>`;

const wheel = `<g id="p-wheel" fill="none"><circle r="45" stroke="${vermilion}" stroke-width="10" stroke-dasharray="9.420 8.250"/><circle r="39" fill="${indigo}" stroke="${marigold}" stroke-width="5"/><path d="M0-30V30M-30 0H30M-15-26 15 26M15-26-15 26M-26-15 26 15M-26 15 26-15" stroke="${cream}" stroke-width="3.500"/><circle r="29" stroke="${vermilion}" stroke-width="4"/><circle r="8" fill="${marigold}" stroke="${vermilion}" stroke-width="6"/></g>`;

const strip = `<pattern id="p-strip" width="22" height="14" patternUnits="userSpaceOnUse"><path fill="${vermilion}" d="M0 0h22v14H0z"/><path fill="${marigold}" d="M0 0h22v2.200H0zM0 11.800h22V14H0zM11 2.800 17 7 11 11.200 5 7z"/><path fill="${indigo}" d="M11 5.200 13.600 7 11 8.800 8.400 7z"/><circle cx="0" cy="7" r="1.600" fill="${cream}"/><circle cx="22" cy="7" r="1.600" fill="${cream}"/></pattern>`;

const diamonds = `<pattern id="p-diamonds" width="46" height="46" patternUnits="userSpaceOnUse"><path fill="${indigo}" d="M0 0h46v46H0z"/><path fill="${marigold}" d="M23 1 45 23 23 45 1 23Z"/><path fill="${vermilion}" d="M23 8 38 23 23 38 8 23Z"/><path fill="${cream}" d="M23 16 30 23 23 30 16 23Z"/><path fill="${teal}" d="M0 13 13 0H0zM46 13 33 0h13zM0 33l13 13H0zM46 33 33 46h13z"/><circle cx="23" cy="23" r="3" fill="${vermilion}"/></pattern>`;

const chevrons = `<pattern id="p-chevrons" width="44" height="56" patternUnits="userSpaceOnUse"><path fill="${cream}" d="M0 0h44v56H0z"/><g fill="none" stroke-width="10"><path stroke="${vermilion}" d="M-2 26 22 2 46 26M-2 82 22 58 46 82"/><path stroke="${marigold}" d="M-2 40 22 16 46 40M-2-16 22-40 46-16"/><path stroke="${teal}" d="M-2 54 22 30 46 54M-2-2 22-26 46-2"/><path stroke="${indigo}" stroke-width="4" d="M-2 17 22-7 46 17M-2 73 22 49 46 73M-2 66 22 42 46 66"/></g></pattern>`;

export const ornaments = peacock + lotus + wheel + strip + diamonds + chevrons;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function borderStrip(x: number, y: number, width: number): string {
  return `<path transform="translate(${x} ${y})" d="M0 0h${width}v14H0z" fill="url(#p-strip)"/>`;
}

function niche(motif: string, { x, y, width, height }: Box, isMirrored: boolean): string {
  const arch = `M${x} ${y + height}V${y + height * 0.42}Q${x} ${y + height * 0.2} ${x + width / 2} ${y} ${x + width} ${y + height * 0.2} ${x + width} ${y + height * 0.42}V${y + height}Z`;
  const size = Math.min(width / 112, height / 128);
  const place = `translate(${x + width / 2} ${y + height * 0.56})scale(${isMirrored ? -size : size} ${size})`;
  return `<path d="${arch}" fill="${cream}" stroke="${vermilion}" stroke-width="4"/><path d="${arch}" fill="none" stroke="${marigold}" stroke-width="1.600"/><use href="#p-${motif}" transform="${place}"/>`;
}

const repeating: ReadonlySet<BandName> = new Set(["diamonds", "chevrons"]);

export function paintedBay(band: BandName, box: Box, isMirrored: boolean): string {
  const { x, y, width, height } = box;
  if (band === "plain") {
    const inset = 9;
    return `<path d="M${x + inset} ${y + height - inset}V${y + inset}h${width - 2 * inset}" fill="none" stroke="var(--panels-d)" stroke-width="4"/><path d="M${x + inset} ${y + height - inset}h${width - 2 * inset}V${y + inset}" fill="none" stroke="var(--panels-l)" stroke-width="4"/>`;
  }
  if (repeating.has(band)) {
    return `<path transform="translate(${x + 5} ${y + 6})" d="M0 0h${width - 10}v${height - 12}H0z" fill="url(#p-${band})" stroke="${cream}" stroke-width="3"/>`;
  }
  return niche(band, { x: x + 8, y: y + 8, width: width - 16, height: height - 15 }, isMirrored);
}
