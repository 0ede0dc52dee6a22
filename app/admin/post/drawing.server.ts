import { drawLines, fitName, type Letters, widthsOf } from "#app/site/search/share/lines.server.ts";
import band from "#app/ui/band.svg?raw";
import type { Post } from "#platform/images/post-picture.ts";
import mark from "../../../public/mark.svg?raw";
import type { PostForm } from "../kit/post/post-forms.ts";
import { layOut, postSizes } from "./layout.ts";

interface Posted {
  /** Width by height, and the label on its plate. */
  photographs: readonly { shape: number; label: string | null }[];
  name: string;
  phone: string;
}

const indigo = "#1b2559";
const bandHeight = 28;
const margin = 60;
const block = { mark: 104, gap: 26, plate: 86 };
const blockHeight = block.mark + block.gap + block.plate;
const largest = 1.6;

export async function drawPost(form: PostForm, posted: Posted, letters: Letters): Promise<Post> {
  const { width, height, covered } = postSizes[form];
  const { panes, panel } = layOut(
    form,
    posted.photographs.map(({ shape }) => shape),
  );
  const labels = panes.map(({ left, top }, index) => {
    const label = posted.photographs[index]?.label ?? null;
    return label === null ? "" : drawPlate(label, letters, { left: left + 24, top: top + 24, height: 64 });
  });
  const bands = [panel.top, ...(covered === 0 ? [] : [covered - bandHeight])];
  const drawn = [
    ...bands.map(
      (top) => `<path fill="url(#band)" transform="translate(0 ${top})" d="M0 0h${width}v${bandHeight}H0z"/>`,
    ),
    ...(await Promise.all(labels)),
    await drawNameAndNumber(posted, letters, { top: panel.top + bandHeight, bottom: panel.bottom, width }),
  ].join("");
  const pattern = `<pattern id="band" width="${bandHeight * 4}" height="${bandHeight}" patternUnits="userSpaceOnUse"><g transform="scale(${bandHeight / 20})">${band}</g></pattern>`;
  return {
    size: { width, height },
    colour: indigo,
    panes,
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pattern}${drawn}</svg>`,
  };
}

async function drawNameAndNumber(
  { name, phone }: Posted,
  letters: Letters,
  { top, bottom, width }: { top: number; bottom: number; width: number },
): Promise<string> {
  const scale = Math.min(largest, (bottom - top - margin) / blockHeight);
  const markSize = block.mark * scale;
  const gap = block.gap * scale;
  const besideMark = width - 2 * margin - markSize - gap;
  const named = await fitName(name, letters, { width: besideMark, whole: 92 * scale, halves: 50 * scale });
  const nameWidth = Math.max(...(await widthsOf(named, letters)));
  const left = (width - markSize - gap - nameWidth) / 2;
  const markTop = (top + bottom - blockHeight * scale) / 2;
  const lineHeight = named.size * 1.1;
  const place = {
    x: left + markSize + gap + nameWidth / 2,
    y: markTop + (markSize - named.lines.length * lineHeight) / 2,
    lineHeight,
    most: besideMark,
  };
  return [
    `<svg overflow="visible" x="${left}" y="${markTop}" width="${markSize}" height="${markSize}">${mark}</svg>`,
    `<g fill="#fffaf1">${await drawLines(named, letters, place)}</g>`,
    await drawPlate(phone, letters, {
      middle: width / 2,
      top: markTop + markSize + gap,
      height: block.plate * scale,
    }),
  ].join("");
}

type PlatePlace = { top: number; height: number } & ({ left: number } | { middle: number });

async function drawPlate(text: string, letters: Letters, place: PlatePlace): Promise<string> {
  const { top, height } = place;
  const most = postSizes.feed.width - 2 * margin - height * 0.7;
  const size = height * 0.66;
  const inside = Math.min(most, (await letters.outline(text)).width * size);
  const width = inside + height * 0.7;
  const left = "left" in place ? place.left : place.middle - width / 2;
  const line = await drawLines({ lines: [text], size }, letters, {
    ...{ x: left + width / 2, y: top, lineHeight: height, most },
  });
  const edge = height * 0.05;
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${height * 0.12}" fill="#ffb51c"/><rect x="${left + edge}" y="${top + edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="${height * 0.08}" fill="none" stroke="#131a2b" stroke-width="${height * 0.03}"/><g fill="#131a2b">${line}</g>`;
}
