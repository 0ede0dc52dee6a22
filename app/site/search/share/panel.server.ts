import band from "#app/ui/band.svg?raw";
import { sharePictureSize } from "#domain/gallery/pictures/picture-metadata.ts";
import type { Shared } from "#domain/gallery/pictures/share-pictures.ts";
import type { Paintings } from "#domain/paint/paintings.ts";
import type { Panel } from "#platform/images/share-picture.ts";
import mark from "../../../../public/mark.svg?raw";

type Letters = Pick<Paintings, "outline">;

interface Lines {
  lines: readonly string[];
  size: number;
}

const middle = sharePictureSize.width / 2;
/** Between the edges of the middle square, all that some messengers show. */
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
  const named = await fitName(name, letters);
  const titled = await fitTitle(title, letters);
  const lineHeight = titled.size * 1.3;
  const nameWidth = Math.max(...(await widthsOf(named, letters)));
  const left = middle - (markSize + gap + nameWidth) / 2;
  const height = Math.round(top + markSize + titled.lines.length * lineHeight + 26);
  const nameTop = top + markSize / 2 - (named.lines.length * named.size * 1.1) / 2;
  const beside = { x: left + markSize + gap + nameWidth / 2, y: nameTop, lineHeight: named.size * 1.1 };
  const beneath = { x: middle, y: top + markSize + 6, lineHeight };
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

async function fitName(name: string, letters: Letters): Promise<Lines> {
  const width = async (text: string) => (await letters.outline(text)).width;
  const whole = Math.min(118, besideMark / (await width(name)));
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const);
  let best: Lines = { lines: [name], size: whole };
  for (const lines of halves) {
    const widest = Math.max(await width(lines[0]), await width(lines[1]));
    const size = Math.min(62, besideMark / widest);
    if (size > best.size) best = { lines, size };
  }
  return best;
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

function widthsOf({ lines, size }: Lines, letters: Letters): Promise<number[]> {
  return Promise.all(lines.map(async (line) => (await letters.outline(line)).width * size));
}

async function drawLines(
  { lines, size }: Lines,
  letters: Letters,
  { x, y, lineHeight }: { x: number; y: number; lineHeight: number },
): Promise<string> {
  const drawn = lines.map(async (line, index) => {
    const { drawing, width } = await letters.outline(line);
    const across = Math.min(size, inside / width);
    const baseline = y + (index + 0.5) * lineHeight + size * 0.35;
    return `<g transform="translate(${x - (width * across) / 2} ${baseline})scale(${across} ${size})">${drawing}</g>`;
  });
  return (await Promise.all(drawn)).join("");
}
