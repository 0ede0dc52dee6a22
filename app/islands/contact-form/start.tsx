import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "./contact-form.tsx";
import type { ContactFormProps } from "./use-contact-form.ts";

/** What React takes away when it fails is put back: the plain form, with what is typed in it. */
export function start(element: HTMLElement, props: ContactFormProps): void {
  const drawn = [...element.childNodes];
  hydrateRoot(element, <ContactForm {...props} />, {
    onUncaughtError(error) {
      console.error(error);
      element.replaceChildren(...drawn);
      for (const button of element.querySelectorAll("button")) button.disabled = false;
    },
  });
}
