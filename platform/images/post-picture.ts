import { cutOf, encodeShared } from "./encoded-sizes.ts";
import type { Size } from "./picture-edit.ts";
import { sharp } from "./sharp.ts";

/** In pixels. */
export interface Pane extends Size {
  left: number;
  top: number;
}

export interface Post {
  size: Size;
  colour: string;
  panes: readonly Pane[];
  drawing: string;
}

const middle = { x: 50, y: 50 };

/** Networks encode it once more, so it may be large. */
const mostPostedBytes = 480_000;

/** A JPEG of exactly the size, with a pane each. */
export async function encodePost(photographs: readonly Buffer[], post: Post): Promise<Buffer> {
  const shown = photographs.map(async (photograph, index) => {
    const pane = post.panes[index];
    if (pane === undefined) throw new Error("A photograph to be posted has no pane.");
    const { left, top, width, height } = pane;
    const cut = await cutOf(photograph, { width, height }, middle);
    return { input: await cut.png({ compressionLevel: 0 }).toBuffer(), left, top };
  });
  const drawing = { input: Buffer.from(post.drawing), left: 0, top: 0 };
  const layers = [...(await Promise.all(shown)), drawing];
  const { width, height } = post.size;
  const ground = `<svg width="${width}" height="${height}"><path fill="${post.colour}" d="M0 0h${width}v${height}H0z"/></svg>`;
  const composed = await sharp(Buffer.from(ground))
    .removeAlpha()
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encodeShared(sharp(composed), mostPostedBytes);
}
