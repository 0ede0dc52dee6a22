import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "./contact-form.tsx";
import type { ContactFormProps } from "./use-contact-form.ts";

/** When React fails, the plain form comes back with what was typed. */
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
