import { encode } from "uqr";

export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join("") };
}

function darkRuns(row: boolean[]): [start: number, width: number][] {
  const line = row.map((isDark) => (isDark ? "x" : " ")).join("");
  return [...line.matchAll(/x+/g)].map(({ index, 0: run }) => [index, run.length]);
}
