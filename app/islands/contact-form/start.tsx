import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "./contact-form.tsx";
import type { ContactFormProps } from "./use-contact-form.ts";

export function start(element: HTMLElement, props: ContactFormProps): void {
  hydrateRoot(element, <ContactForm {...props} />);
}
