import type { FormSection } from "../facts/section-values.ts";

/** Opens the section. */
export function factsAddress(section: FormSection): `/admin/facts#${FormSection}` {
  return `/admin/facts#${section}`;
}
