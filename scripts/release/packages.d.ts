declare module "@vercel/nft" {
  export function nodeFileTrace(
    files: readonly string[],
    options: { base: string; processCwd: string; readFile(path: string): Promise<string | null> },
  ): Promise<{ fileList: Set<string> }>;
}
