import { createContext, use } from "react";
import type { TitledText } from "#content/text-types.ts";
import type { ContactText } from "#content/texts.ts";

/** Paths are the English ones. */
export interface NamedPage {
  path: string;
  name: string;
}

/** Words of the header and the footer that belong to other pages; they come with the page, not as a script. */
export interface FrameText {
  services: NamedPage[];
  bodies: NamedPage[];
  company: (TitledText & { path: string })[];
  legal: NamedPage[];
  hours: { range: string; closed: string };
  map: ContactText["map"];
}

/** Under which of the services the bodies stand. */
export const bodyBuildingPath = "/services/body-building";

const FrameTextContext = createContext<FrameText | null>(null);

/** Not data of a loader: an error page, for which no loader has run, needs the menus, too. */
export const FrameTextProvider = FrameTextContext.Provider;

export function useFrameText(): FrameText {
  const text = use(FrameTextContext);
  if (text === null) throw new Error("There is no FrameTextProvider above this component.");
  return text;
}
