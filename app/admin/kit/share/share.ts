import { sharedAddress } from "#app/ui/shared-address.ts";
import { whatsappLink } from "#app/ui/whatsapp-link.ts";

interface SharedPage {
  name: string;
  path: string;
}

export async function share(pages: readonly SharedPage[]): Promise<void> {
  const text = pages
    .map(({ name, path }) => `${name}\n${sharedAddress(window.location.origin + path)}`)
    .join("\n\n");
  if (!("share" in navigator)) {
    window.open(whatsappLink("", text), "_blank", "noopener");
    return;
  }
  // It rejects when nobody is chosen.
  await navigator.share({ text }).catch(() => {});
}
