import type { ChassisName } from "#domain/paint/painting.ts";
import { type Chassis, chassisShapes } from "./chassis.ts";

interface PlacedName {
  x: number;
  y: number;
  size: number;
  /** Only for a name too long for the smallest letters. */
  length: number | undefined;
}

const side = 30;
const smallest = 0.6;

export function placeName(chassis: ChassisName, name: string, width: number): PlacedName {
  const { left, width: board, base } = chassisShapes[chassis].crown;
  const isDevanagari = /[\u0900-\u097f]/.test(name);
  const largest = isDevanagari ? 56 : 62;
  const room = board - 2 * side;
  const size = Math.max(Math.min(largest, room / width), largest * smallest);
  const y = base - (isDevanagari ? 32 : 23) - (largest - size) * 0.36;
  return { x: left + board / 2, y, size, length: size * width > room + 0.1 ? room : undefined };
}

export function crownBoard({ crown }: Chassis, isNamed: boolean): string {
  const { left, width, base } = crown;
  const edge = (inset: number) => {
    const [l, r] = [left + inset, left + width - inset];
    const middle = left + width / 2;
    const shoulder = base - 84 + inset;
    return `M${l} ${base - inset}V${shoulder + 16}Q${l + 4} ${shoulder} ${l + 26} ${shoulder}C${l + 96} ${shoulder} ${middle - 66} ${shoulder - 6} ${middle} ${shoulder - 34}C${middle + 66} ${shoulder - 6} ${r - 96} ${shoulder} ${r - 26} ${shoulder}Q${r - 4} ${shoulder} ${r} ${shoulder + 16}V${base - inset}Z`;
  };
  const tassels = Array.from({ length: 13 }, (_, index) => {
    const step = (width - 20) / 13;
    return `M${left + 10 + index * step} ${base}h${step}l-${step / 2} 15z`;
  }).join("");
  const knob = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffb51c" stroke="#a86a00" stroke-width="2"/>`;
  const middle = left + width / 2;
  const sun = `<g transform="translate(${middle} ${base - 12})"><path d="M-62 0a62 62 0 0 1 124 0z" fill="#ffb51c"/><path d="M-40 0a40 40 0 0 1 80 0z" fill="#c8321f"/></g><use href="#p-peacock" transform="translate(${middle - 108} ${base - 48})scale(.6)"/><use href="#p-peacock" transform="translate(${middle + 108} ${base - 48})scale(-.6 .6)"/>`;
  return `<path d="M${left + 60} ${base}v20M${left + 170} ${base}v16" stroke="var(--frame-d)" stroke-width="9"/><path d="${tassels}" fill="var(--frame)"/><path d="${edge(0)}" fill="var(--frame)"/><path d="${edge(6)}" fill="none" stroke="#ffb51c" stroke-width="3"/><path d="${edge(11)}" fill="var(--panels)" stroke="#fbecc8" stroke-width="2"/>${isNamed ? "" : sun}${knob(middle, base - 126, 9)}${knob(left + 16, base - 88, 7)}${knob(left + width - 16, base - 88, 7)}<path d="M${middle - 5} ${base - 133}q5-18 5-22 0 4 5 22z" fill="#ffb51c"/>`;
}
