import type { BandName, BodyName } from "#domain/paint/painting.ts";
import type { Chassis } from "./chassis.ts";
import { borderStrip, paintedBay } from "./ornaments.ts";

interface Side {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type DrawBody = (chassis: Chassis, band: BandName) => string;

const channelHeight = 18;
const post = 9;

function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

function baysOf({ left, right }: Side, width: number): { count: number; step: number } {
  const count = Math.round((right - left) / width);
  return { count, step: (right - left) / count };
}

function paintedSide(band: BandName, side: Side, bayWidth = 100): string {
  const { left, right, top, bottom } = side;
  const { count, step } = baysOf(side, bayWidth);
  const bays = each(count, (index) => {
    const box = {
      x: left + index * step + post / 2,
      y: top + 17,
      width: step - post,
      height: bottom - top - 33,
    };
    const isMirrored = index >= count / 2;
    return paintedBay(band, box, isMirrored);
  });
  const posts = each(
    count + 1,
    (index) => `M${left + index * step - post / 2} ${top}h${post}V${bottom}h-${post}Z`,
  );
  return `<path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="var(--panels)"/><path d="M${left} ${bottom - 30}H${right}V${bottom}H${left}Z" fill="var(--panels-d)"/>${bays}${borderStrip(left, top + 2, right - left)}${borderStrip(left, bottom - 15, right - left)}<path d="${posts}" fill="var(--frame)"/>${rivets(side)}`;
}

function rivets(side: Side): string {
  const { count, step } = baysOf(side, 100);
  return each(
    count + 1,
    (index) => `<circle cx="${side.left + index * step}" cy="${side.top + 9}" r="2.600" fill="#ffd76a"/>`,
  );
}

function channel({ body }: Chassis): string {
  const { left, right, floor } = body;
  const { count, step } = baysOf({ left, right, top: 0, bottom: 0 }, 130);
  const reflectors = each(
    count,
    (index) =>
      `<circle cx="${left + (index + 0.5) * step}" cy="${floor + 4}" r="6" fill="#c8321f" stroke="#fbecc8" stroke-width="2"/>`,
  );
  return `<path d="M${left - 8} ${floor - 5}H${right + 8}v${channelHeight}H${left - 8}z" fill="var(--frame)"/><path d="M${left - 8} ${floor + 8}H${right + 8}v5H${left - 8}z" fill="var(--frame-d)"/><path d="M${left - 8} ${floor - 5}H${right + 8}v4H${left - 8}z" fill="var(--frame-l)"/>${reflectors}<path d="M${right - 6} ${floor + 14}h16v24q0 5-5 5h-11z" fill="#c8321f"/><path d="M${right - 6} ${floor + 14}h16v9h-16z" fill="#ff9d2e"/>`;
}

function tailBoard(x: number, top: number, bottom: number): string {
  return `<path d="M${x - 4} ${top}h13V${bottom}h-13Z" fill="var(--frame)"/><path d="M${x + 5} ${top}h4V${bottom}h-4Z" fill="var(--frame-d)"/><path d="M${x + 12} ${top + 14}q12 34 2 ${bottom - top - 30}" fill="none" stroke="#8d95a3" stroke-width="4" stroke-dasharray="5 3"/>`;
}

function headBoard(x: number, top: number, bottom: number): string {
  return `<path d="M${x - 8} ${top}h10V${bottom}h-10ZM${x + 26} ${top}h9V${bottom}h-9Z" fill="var(--frame)"/><path d="${each(5, (index) => `M${x} ${top + 16 + index * 30}h28`)}" stroke="var(--frame)" stroke-width="6"/><path d="M${x - 1} ${top}h3V${bottom}h-3Z" fill="var(--frame-d)"/>`;
}

const open: DrawBody = (chassis, band) => {
  const { left, right, floor } = chassis.body;
  const side = { left, right, top: floor - 132, bottom: floor - 5 };
  const { count, step } = baysOf(side, 100);
  const rail = floor - 174;
  const stakes = each(count, (index) => `M${left + (index + 1) * step - 4} ${rail}h8V${side.top}h-8Z`);
  return `<path d="M${left} ${side.top - 26}H${right - 22}" stroke="var(--frame-d)" stroke-width="6"/><path d="${stakes}" fill="var(--frame)"/><path d="M${left} ${side.top}V${rail}H${right - 10}Q${right} ${rail} ${right} ${rail + 12}V${side.top}" fill="none" stroke="var(--frame)" stroke-width="9"/><path d="M${left} ${rail - 3}H${right - 10}" stroke="var(--frame-l)" stroke-width="2.500"/>${headBoard(left, chassis.crown.base - 4, side.top)}${paintedSide(band, side)}<path d="M${left - 8} ${side.top - 7}H${right + 6}v9H${left - 8}z" fill="var(--frame)"/><path d="M${left - 8} ${side.top - 7}H${right + 6}v3H${left - 8}z" fill="var(--frame-l)"/>${tailBoard(right, side.top - 4, floor)}${channel(chassis)}`;
};

function patti(chassis: Chassis, band: BandName, corner: number): string {
  const { left, right, floor } = chassis.body;
  const top = floor - chassis.tall;
  const boards = { left, right, top: floor - 120, bottom: floor - 5 };
  const { count, step } = baysOf(boards, 66);
  const rows = 5;
  const gap = (boards.top - top - 10) / rows;
  const outline = `M${left} ${floor}V${top + corner}Q${left} ${top} ${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${floor}`;
  const farStrips = each(rows, (row) => `M${left + 8} ${top + 24 + row * gap}H${right - 8}`);
  const strips = each(rows, (row) => {
    const inset = row === 0 ? corner * 0.16 : 0;
    const y = top + 8 + (row + 0.2) * gap;
    return `M${left + inset} ${y}H${right - inset}v${gap * 0.46}H${left + inset}Z`;
  });
  const shines = each(
    rows,
    (row) => `M${left} ${top + 8 + (row + 0.2) * gap + gap * 0.37}H${right}v${gap * 0.09}H${left}Z`,
  );
  const posts = each(count - 1, (index) => `M${left + (index + 1) * step - 3.5} ${top}h7V${boards.top}h-7Z`);
  return `<path d="${outline}Z" fill="#4a3526" opacity=".55"/><path d="${farStrips}" stroke="var(--panels-d)" stroke-width="5" opacity=".65"/><path d="${strips}" fill="var(--panels)"/><path d="${shines}" fill="var(--panels-d)"/><path d="${posts}" fill="var(--frame)"/>${paintedSide(band, boards)}<path d="M${left} ${boards.top - 8}H${right}v10H${left}z" fill="var(--frame)"/><path d="${outline}" fill="none" stroke="var(--frame-d)" stroke-width="14"/><path d="${outline}" fill="none" stroke="var(--frame)" stroke-width="10"/><path d="M${left + corner} ${top - 3}H${right - corner}" stroke="var(--frame-l)" stroke-width="3"/>${tailBoard(right + 4, boards.top, floor)}${channel(chassis)}`;
}

const container: DrawBody = (chassis, band) => {
  const { left, right, floor } = chassis.body;
  const top = floor - chassis.tall;
  const bandTop = floor - 118;
  const { count, step } = baysOf({ left, right, top, bottom: floor }, 28);
  const ribs = each(
    count - 1,
    (index) => `M${left + (index + 1) * step - 5} ${top + 22}h7V${bandTop - 8}h-7Z`,
  );
  const shades = each(
    count - 1,
    (index) => `M${left + (index + 1) * step + 2} ${top + 22}h4V${bandTop - 8}h-4Z`,
  );
  return `<path d="M${left} ${top}H${right}V${floor}H${left}Z" fill="var(--panels)"/><path d="${ribs}" fill="var(--panels-l)"/><path d="${shades}" fill="var(--panels-d)"/>${paintedSide(band, { left, right, top: bandTop, bottom: floor - 5 })}<path d="M${left} ${floor}V${top}H${right}V${floor}" fill="none" stroke="#aab1bd" stroke-width="12"/><path d="M${left - 6} ${top - 6}H${right + 6}v4H${left - 6}Z" fill="#e3e7ec"/><path d="M${left - 8} ${top - 8}h22v22h-22zM${right - 14} ${top - 8}h22v22h-22z" fill="var(--frame)"/><path d="M${right + 10} ${top + 30}V${floor - 10}" stroke="#747c8c" stroke-width="5"/><path d="M${right + 5} ${top + 60}h10m-10 60h10m-10 60h10" stroke="#4a505d" stroke-width="7"/><path d="M${left + 30} ${top}v-9h18v9M${right - 48} ${top}v-9h18v9" fill="#ff9d2e"/>${channel(chassis)}`;
};

const foodVan: DrawBody = (chassis, band) => {
  const { left, right, floor } = chassis.body;
  const top = floor - chassis.tall;
  const counter = floor - 104;
  const hatch = { left: left + 92, right: right - 60, top: top + 30 };
  const width = hatch.right - hatch.left;
  const { count, step } = baysOf({ ...hatch, bottom: 0 }, 34);
  const scallop = (index: number) => {
    const x = hatch.left - 14 + (index * (width + 28)) / count;
    const w = (width + 28) / count;
    return `M${hatch.left + index * step} ${hatch.top - 10}h${step}L${x + w} ${hatch.top + 24}q0 ${w / 2}-${w / 2} ${w / 2}t-${w / 2}-${w / 2}Z`;
  };
  const stripes = (isOdd: number) => each(count, (index) => (index % 2 === isOdd ? scallop(index) : ""));
  const shelfY = counter - 46;
  const jars = each(5, (index) => {
    const colours = ["#c8321f", "#ffb51c", "#3f8f33", "#ea6c1a", "#7d1d2c"];
    const x = hatch.left + 26 + (index * (width - 90)) / 5;
    return `<rect x="${x}" y="${shelfY - 22}" width="20" height="22" rx="4" fill="${colours[index]}"/><path d="M${x + 2} ${shelfY - 25}h16v5h-16z" fill="#8d95a3"/>`;
  });
  const pot = hatch.right - 96;
  return `<path d="M${left} ${top + 14}Q${left} ${top} ${left + 14} ${top}H${right - 14}Q${right} ${top} ${right} ${top + 14}V${floor}H${left}Z" fill="var(--panels)"/><path d="M${left} ${top + 18}v-4Q${left} ${top} ${left + 14} ${top}H${right - 14}Q${right} ${top} ${right} ${top + 14}v4Z" fill="var(--frame)"/><path d="M${left + 14} ${top}H${right - 14}v4H${left + 14}Z" fill="var(--frame-l)"/><path d="M${left + 70} ${top}v-20h-8v-8h42v8h-8v20" fill="#9aa1ad"/><path d="M${right - 150} ${top}v-14h70v14" fill="#c3c8d0"/><path d="M${hatch.left} ${hatch.top}H${hatch.right}V${counter}H${hatch.left}Z" fill="#5a3320"/><path d="M${hatch.left} ${hatch.top}H${hatch.right}V${counter}H${hatch.left}Z" fill="#ffcf70" opacity=".82"/><path d="M${hatch.left + 10} ${shelfY}H${hatch.right - 110}v5H${hatch.left + 10}Z" fill="#7a4a24"/>${jars}<path d="M${pot} ${counter - 34}h66l-7 28q-2 6-9 6h-34q-7 0-9-6Z" fill="#747c8c"/><path d="M${pot - 8} ${counter - 38}h82v7h-82z" fill="#9aa1ad"/><path d="M${pot + 20} ${counter - 46}q-8-12 0-20t0-18m26 38q-8-12 0-20t0-18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M${hatch.left + 18} ${counter - 16}h12v16h-12zm22-6h10v22h-10z" fill="#c8321f"/><path d="${stripes(0)}" fill="var(--frame)"/><path d="${stripes(1)}" fill="#fbecc8"/><path d="M${hatch.left} ${hatch.top - 12}H${hatch.right}v7H${hatch.left}Z" fill="var(--frame-d)"/><path d="M${hatch.left - 14} ${counter - 2}H${hatch.right + 14}v11H${hatch.left - 14}Z" fill="#8a5a2e"/><path d="M${hatch.left - 14} ${counter - 2}H${hatch.right + 14}v4H${hatch.left - 14}Z" fill="#b98248"/><path d="M${left + 20} ${top + 44}h50v${counter - top - 70}h-50z" fill="var(--panels-d)"/><path d="M${left + 26} ${top + 50}h38v52h-38z" fill="${"#26314a"}"/>${paintedSide(band, { left, right, top: counter + 12, bottom: floor - 5 })}${channel(chassis)}`;
};

const platform: DrawBody = (chassis, band) => {
  const { left, right, floor } = chassis.body;
  const side = { left, right, top: floor - 66, bottom: floor - 5 };
  const planks = each(
    Math.floor((right - left) / 34),
    (index) => `M${left + 30 + index * 34} ${side.top - 12}v12`,
  );
  return `<path d="M${left - 8} ${side.top - 12}H${right + 8}v14H${left - 8}Z" fill="#c58b4c"/><path d="${planks}" stroke="#8a5a2e" stroke-width="3"/><path d="M${left - 8} ${side.top - 12}H${right + 8}v4H${left - 8}Z" fill="#e0ad6d"/>${headBoard(left, chassis.crown.base - 4, side.top - 8)}${flatSide(band, side)}${channel(chassis)}`;
};

function flatSide(band: BandName, { left, right, top, bottom }: Side): string {
  const { count, step } = baysOf({ left, right, top, bottom }, 74);
  const middle = (top + bottom) / 2 + 1;
  const isMotif = ["peacock", "lotus", "wheel"].includes(band);
  const motifs = each(count, (index) => {
    const scale = index >= count / 2 ? "-.42 .42" : ".42";
    return `<use href="#p-${band}" transform="translate(${left + (index + 0.5) * step} ${middle})scale(${scale})"/>`;
  });
  const cartouches = each(count, (index) => {
    const x = left + index * step;
    return `<path d="M${x + 4} ${middle}Q${x + 10} ${top + 4} ${x + step / 2} ${top + 4}T${x + step - 4} ${middle}Q${x + step - 10} ${bottom - 2} ${x + step / 2} ${bottom - 2}T${x + 4} ${middle}Z" fill="#fbecc8" stroke="#c8321f" stroke-width="3"/>`;
  });
  const inside = isMotif
    ? cartouches + motifs
    : band === "plain"
      ? `<path d="M${left} ${top + 14}H${right}M${left} ${bottom - 14}H${right}" stroke="var(--panels-l)" stroke-width="4"/>`
      : `<path transform="translate(${left} ${middle - 21})" d="M0 0h${right - left}v42H0z" fill="url(#p-${band})"/>`;
  return `<path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="var(--panels)"/>${inside}<path d="M${left - 4} ${top}h8V${bottom}h-8ZM${right - 4} ${top}h8V${bottom}h-8Z" fill="var(--frame)"/>`;
}

export const drawBody: Record<BodyName, DrawBody> = {
  open,
  "patti-round": (chassis, band) => patti(chassis, band, 62),
  "patti-square": (chassis, band) => patti(chassis, band, 4),
  container,
  "food-van": foodVan,
  platform,
};
