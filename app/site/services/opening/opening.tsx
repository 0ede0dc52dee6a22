import type { ReactNode } from "react";
import type { ServiceSlug } from "#content/services.ts";
import { Loads } from "../loads/loads.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { ColourCard } from "./colour-card.tsx";
import { Procession } from "./procession.tsx";
import { TrayStock } from "./tray-stock.tsx";

export const openings: Record<ServiceSlug, ReactNode> = {
  "body-building": <Loads />,
  "oem-body-seller": <TrayStock />,
  denting: <BeforeAfter slug="denting" />,
  painting: <ColourCard />,
  modification: <BeforeAfter slug="modification" />,
  "custom-projects": <Procession />,
  restoration: <BeforeAfter slug="restoration" />,
};
