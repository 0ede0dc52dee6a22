import type { Pane } from "#platform/images/post-picture.ts";
import type { PostForm } from "../kit/post/post-forms.ts";

interface Layout {
  panes: Pane[];
  panel: { top: number; bottom: number };
}

/** Pixels. A phone covers the ends of a story. */
export const postSizes = {
  feed: { width: 1080, height: 1350, covered: 0 },
  story: { width: 1080, height: 1920, covered: 250 },
} as const satisfies Record<PostForm, { width: number; height: number; covered: number }>;

const between = 8;
const leastPanel = 300;
/** So much higher than its whole photograph may a pane be: cutting more shows it larger. */
const cut = 1.2;

/** `shapes` are widths by heights. Lying pairs stand one above the other, others side by side. */
export function layOut(form: PostForm, shapes: readonly number[]): Layout {
  const { width, height, covered: top } = postSizes[form];
  const bottom = height - top;
  const shape = shapes.reduce((sum, one) => sum + one, 0) / shapes.length;
  const isStack = shape >= 1;
  const across = isStack ? 1 : shapes.length;
  const down = isStack ? shapes.length : 1;
  const paneWidth = (width - between * (across - 1)) / across;
  const room = bottom - top - leastPanel - between * (down - 1);
  const paneHeight = Math.floor(Math.min((paneWidth / shape) * cut, room / down));
  const panes = shapes.map((_, index) => ({
    left: isStack ? 0 : index * (paneWidth + between),
    top: top + (isStack ? index * (paneHeight + between) : 0),
    width: paneWidth,
    height: paneHeight,
  }));
  return { panes, panel: { top: top + down * (paneHeight + between) - between, bottom } };
}
