const paper = 0.9635;
const leastContrast = 7;

export function panelColour(colour: string): string {
  let parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  while (contrastToPaper(parts) < leastContrast) parts = parts.map((part) => Math.floor(part * 0.95));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2 contrast; `paper` is the luminance of light text. */
function contrastToPaper(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return (paper + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
