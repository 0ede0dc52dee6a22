/** Marked, so that Numbers counts who comes by it (`domain/statistics/source.ts`). */
export function sharedAddress(address: string): string {
  const shared = new URL(address);
  shared.searchParams.set("utm_source", "whatsapp");
  shared.searchParams.set("utm_medium", "share");
  return shared.href;
}
