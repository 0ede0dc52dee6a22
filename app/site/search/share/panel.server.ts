import band from "#app/ui/band.svg?raw";
import { sharePictureSize } from "#domain/gallery/pictures/picture-metadata.ts";
import type { Shared } from "#domain/gallery/pictures/share-pictures.ts";
import type { Panel } from "#platform/images/share-picture.ts";
import mark from "../../../../public/mark.svg?raw";
import { drawLines, fitName, type Letters, type Lines, widthsOf } from "./lines.server.ts";

const middle = sharePictureSize.width / 2;
/** Inside the middle square, all that some messengers show. */
const inside = sharePictureSize.height - 40;
const bandHeight = 24;
const markSize = 104;
const gap = 20;
const besideMark = inside - markSize - gap;

const titleSizes = [
  { size: 58, most: 1 },
  { size: 50, most: 2 },
  { size: 42, most: 2 },
  { size: 36, most: 3 },
];

export async function drawPanel({ name, title }: Shared, letters: Letters): Promise<Panel> {
  const top = bandHeight + 22;
  const named = await fitName(name, letters, { width: besideMark, whole: 118, halves: 62 });
  const titled = await fitTitle(title, letters);
  const lineHeight = titled.size * 1.3;
  const nameWidth = Math.max(...(await widthsOf(named, letters)));
  const left = middle - (markSize + gap + nameWidth) / 2;
  const height = Math.round(top + markSize + titled.lines.length * lineHeight + 26);
  const nameTop = top + markSize / 2 - (named.lines.length * named.size * 1.1) / 2;
  const beside = {
    x: left + markSize + gap + nameWidth / 2,
    y: nameTop,
    lineHeight: named.size * 1.1,
    most: inside,
  };
  const beneath = { x: middle, y: top + markSize + 6, lineHeight, most: inside };
  const words = [
    `<svg x="${left}" y="${top}" width="${markSize}" height="${markSize}">${mark}</svg>`,
    `<g fill="#fffaf1">${await drawLines(named, letters, beside)}</g>`,
    `<g fill="#ffb51c">${await drawLines(titled, letters, beneath)}</g>`,
  ].join("");
  const { width } = sharePictureSize;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="band" width="${bandHeight * 4}" height="${bandHeight}" patternUnits="userSpaceOnUse"><g transform="scale(${bandHeight / 20})">${band}</g></pattern><path fill="#1b2559" d="M0 0h${width}v${height}H0z"/><path fill="url(#band)" d="M0 0h${width}v${bandHeight}H0z"/>${words}</svg>`,
    height,
  };
}

async function fitTitle(title: string, letters: Letters): Promise<Lines> {
  let fitted: Lines = { lines: [title], size: 36 };
  for (const { size, most } of titleSizes) {
    fitted = { lines: await wrap(title, inside / size, letters), size };
    if (fitted.lines.length <= most) return fitted;
  }
  return { ...fitted, lines: [...fitted.lines.slice(0, 2), fitted.lines.slice(2).join(" ")] };
}

async function wrap(text: string, most: number, letters: Letters): Promise<string[]> {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    const { width } = await letters.outline(longer);
    if (lines.length > 0 && width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
