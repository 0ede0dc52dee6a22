/** A public page, marked so that Numbers counts who comes by it (`domain/statistics/source.ts`). */
export function sharedAddress(path: string): string {
  const address = new URL(path, window.location.origin);
  address.searchParams.set("utm_source", "whatsapp");
  address.searchParams.set("utm_medium", "share");
  return address.href;
}

export interface SharedPage {
  name: string;
  path: string;
}

/** One message with the name and the address of each, by what the device shares with, else by WhatsApp. */
export async function share(pages: readonly SharedPage[]): Promise<void> {
  const text = pages.map(({ name, path }) => `${name}\n${sharedAddress(path)}`).join("\n\n");
  if (!("share" in navigator)) {
    window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, "_blank", "noopener");
    return;
  }
  // Refused where nobody was chosen.
  await navigator.share({ text }).catch(() => {});
}
