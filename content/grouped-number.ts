/**
 * A whole number in Latin digits and Indian groups (12,34,567), in every language.
 * Not by `Intl.NumberFormat`: the first of a page holds a phone up longer than all the page's modules together.
 */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}
