import type { Paintings } from "#domain/paint/paintings.ts";

export type Letters = Pick<Paintings, "outline">;

export interface Lines {
  lines: readonly string[];
  size: number;
}

/** `whole` and `halves` are pixels of height; the larger letters win. */
export async function fitName(
  name: string,
  letters: Letters,
  most: { width: number; whole: number; halves: number },
): Promise<Lines> {
  const width = async (text: string) => (await letters.outline(text)).width;
  const whole = Math.min(most.whole, most.width / (await width(name)));
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const);
  let best: Lines = { lines: [name], size: whole };
  for (const lines of halves) {
    const widest = Math.max(await width(lines[0]), await width(lines[1]));
    const size = Math.min(most.halves, most.width / widest);
    if (size > best.size) best = { lines, size };
  }
  return best;
}

export function widthsOf({ lines, size }: Lines, letters: Letters): Promise<number[]> {
  return Promise.all(lines.map(async (line) => (await letters.outline(line)).width * size));
}

/** SVG, centred on `x`; what is wider than `most` pixels is set narrower. */
export async function drawLines(
  { lines, size }: Lines,
  letters: Letters,
  { x, y, lineHeight, most }: { x: number; y: number; lineHeight: number; most: number },
): Promise<string> {
  const drawn = lines.map(async (line, index) => {
    const { drawing, width } = await letters.outline(line);
    const across = Math.min(size, most / width);
    const baseline = y + (index + 0.5) * lineHeight + size * 0.35;
    return `<g transform="translate(${x - (width * across) / 2} ${baseline})scale(${across} ${size})">${drawing}</g>`;
  });
  return (await Promise.all(drawn)).join("");
}
