import { readFile } from "node:fs/promises";
import type { Font } from "harfbuzzjs";

export interface Outline {
  drawing: string;
  width: number;
}

export interface Lettering {
  outline(text: string): Promise<Outline>;
}

interface Faces {
  latin: Font;
  devanagari: Font;
  shapeText: typeof import("./glyphs.ts").shapeText;
}

/** Draws with TrueType faces, whatever is installed. */
export function createLettering(files: Record<"latin" | "devanagari", string | URL>): Lettering {
  let opened: Promise<Faces> | null = null;

  async function open(): Promise<Faces> {
    const { openFont, shapeText } = await import("./glyphs.ts");
    const face = async (file: string | URL) => openFont(await readFile(file));
    return { latin: await face(files.latin), devanagari: await face(files.devanagari), shapeText };
  }

  return {
    async outline(text) {
      opened ??= open();
      const faces = await opened.catch((cause: unknown) => {
        opened = null;
        throw new Error("The faces for lettering cannot be read.", { cause });
      });
      return outlineOf(text, faces);
    },
  };
}

const runs = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

function outlineOf(text: string, { latin, devanagari, shapeText }: Faces): Outline {
  const glyphs: string[] = [];
  let pen = 0;
  for (const run of text.match(runs) ?? []) {
    const font = /[\u0900-\u097f]/.test(run) ? devanagari : latin;
    const em = font.face.upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeText(font, run, "mr")) {
      const place = `translate(${pen + xOffset / em} ${-yOffset / em})scale(${1 / em} ${-1 / em})`;
      glyphs.push(`<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`);
      pen += xAdvance / em;
    }
  }
  return { drawing: glyphs.join(""), width: pen };
}
