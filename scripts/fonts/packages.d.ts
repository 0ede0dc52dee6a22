declare module "@web-alchemy/fonttools" {
  export function instantiateVariableFont(
    font: Uint8Array,
    axes: Record<string, number>,
  ): Promise<Uint8Array>;
  export function subset(font: Uint8Array, options: Record<string, string | true>): Promise<Uint8Array>;
}
declare module "wawoff2" {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
