import { useRouteLoaderData } from "react-router";
import { useLanguage } from "#app/language/language.tsx";
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

/** Undefined where the page broke before its words were read. */
export function useFrameText(): FrameText | undefined {
  return useRouteLoaderData<FrameText>(`${useLanguage()}/layout`);
}
