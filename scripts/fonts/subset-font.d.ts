declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** Then no text is given. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
