/** Indian groups (12,34,567). The first `Intl.NumberFormat` holds a phone up longer than all modules of a page. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}
