import { colours } from "#app/ui/colours.ts";

const width = 1080;
const margin = 64;
const mostLines = 4;

const { ink, steel, indigo, marigold, teal, paper } = colours;

interface Style {
  font: string;
  colour: string;
  x?: number;
}

export async function savePicture(card: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  // The first drawing only measures: setting the height empties the canvas.
  canvas.height = drawCard(canvas, card);
  drawCard(canvas, card);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (picture === null) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = `rathkar-${card.dataset.receipt}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function drawCard(canvas: HTMLCanvasElement, card: HTMLElement): number {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas to draw on.");
  const heading = getComputedStyle(card.querySelector("h2") ?? card).fontFamily;
  const plain = getComputedStyle(card).fontFamily;
  const textOf = (selector: string) => card.querySelector(selector)?.textContent?.trim() ?? "";
  let y = 0;

  function write(text: string, { font, colour, x = margin }: Style): void {
    Object.assign(context ?? {}, { font, fillStyle: colour, textBaseline: "top" });
    const lineHeight = Number.parseInt(font.replace(/^\D*\d{3} /, ""), 10) * 1.5;
    for (const line of linesOf(context, text, width - margin - x)) {
      context?.fillText(line, x, y + lineHeight * 0.16);
      y += lineHeight;
    }
  }

  function fill(colour: string, [x, top, wide, high]: [number, number, number, number]): void {
    if (context === null) return;
    context.fillStyle = colour;
    context.fillRect(x, top, wide, high);
  }

  fill("#ffffff", [0, 0, width, canvas.height]);
  fill(indigo, [0, 0, width, 132]);
  y = 42;
  const name = card.querySelector("header svg[aria-label]")?.ariaLabel ?? textOf("header b");
  write(name, { font: `800 40px ${heading}`, colour: paper });
  y = 168;
  const number = textOf("[data-reference]");
  context.font = `800 44px ${heading}`;
  fill(ink, [margin - 4, y - 4, context.measureText(number).width + 56, 96]);
  fill(marigold, [margin, y, context.measureText(number).width + 48, 88]);
  y += 12;
  write(number, { font: `800 44px ${heading}`, colour: ink, x: margin + 24 });
  y += 44;
  write(textOf("h2"), { font: `800 40px ${heading}`, colour: ink });
  write(textOf("h2 + p"), { font: `400 32px ${plain}`, colour: steel });
  write(textOf("time"), { font: `700 30px ${plain}`, colour: teal });
  for (const row of card.querySelectorAll("dl > div")) {
    fill(colours.line, [margin, y + 12, width - 2 * margin, 3]);
    y += 24;
    write(row.querySelector("dt")?.textContent ?? "", { font: `400 28px ${plain}`, colour: steel });
    write(row.querySelector("dd")?.textContent ?? "", { font: `700 34px ${plain}`, colour: ink });
  }
  y += 40;
  write(textOf("h3"), { font: `800 34px ${heading}`, colour: ink });
  for (const step of card.querySelectorAll("li")) {
    y += 8;
    const top = y;
    write(step.firstElementChild?.textContent ?? "", { font: `800 30px ${heading}`, colour: teal });
    y = top;
    write(step.lastChild?.textContent ?? "", { font: `400 32px ${plain}`, colour: ink, x: margin + 56 });
  }
  y += 32;
  write(textOf(".phone-plate > span"), { font: `800 52px ${heading}`, colour: ink });
  return y + margin;
}

function linesOf(context: CanvasRenderingContext2D | null, text: string, widest: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      const fits = (context?.measureText(longer).width ?? 0) <= widest;
      if (!fits && line !== "") lines.push(line);
      line = fits || line === "" ? longer : word;
    }
    lines.push(line);
  }
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`];
}
