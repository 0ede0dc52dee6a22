import type { AdminText } from "../page/admin-text.ts";
import type { FormSection } from "./section-values.ts";

interface Place {
  name: keyof AdminText["facts"]["places"];
  path: string | null;
}

const header: Place = { name: "header", path: "/" };
const callBar: Place = { name: "callBar", path: "/" };
const footer: Place = { name: "footer", path: "/" };
const contact: Place = { name: "contact", path: "/contact" };
const privacy: Place = { name: "privacy", path: "/privacy-policy" };
const searchEngines: Place = { name: "searchEngines", path: null };
const mails: Place = { name: "mails", path: null };

const places: Record<FormSection, readonly Place[]> = {
  contact: [
    header,
    callBar,
    footer,
    contact,
    { name: "career", path: "/company/career" },
    searchEngines,
    mails,
  ],
  address: [footer, contact, searchEngines],
  hours: [footer, contact, searchEngines],
  closures: [header, callBar, contact, searchEngines],
  claims: [
    { name: "home", path: "/" },
    footer,
    { name: "services", path: "/services" },
    contact,
    searchEngines,
  ],
  certificate: [
    { name: "certification", path: "/company/certification" },
    { name: "home", path: "/" },
  ],
  social: [footer, searchEngines],
  grievance: [privacy],
  prices: [{ name: "services", path: "/services" }, searchEngines],
};

export function placesOf(section: FormSection): readonly Place[] {
  return places[section];
}
