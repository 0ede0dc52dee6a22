import type { BodyTypeSlug, ServiceSlug } from "#content/services.ts";

/** The backdrop of a first picture, in which the panel beside it is painted. */
export type Tone = "sand" | "indigo" | "teal" | "clay" | "steel" | "shed";

const onDark = "text-paper [&_:focus-visible]:outline-marigold";

/** Panel, writing and focus ring; `--tone` is what the picture's edge fades into. */
export const toneClasses: Record<Tone, string> = {
  sand: "bg-[#c9bfa9] text-ink [--tone:#c9bfa9]",
  steel: "bg-[#bbc1c6] text-ink [--tone:#bbc1c6]",
  indigo: `bg-[#141a4a] ${onDark} [--tone:#141a4a]`,
  teal: `bg-[#01474e] ${onDark} [--tone:#01474e]`,
  clay: `bg-[#9f440d] ${onDark} [--tone:#9f440d]`,
  shed: `bg-[#2c3839] ${onDark} [--tone:#2c3839]`,
};

export const tones: Record<ServiceSlug | BodyTypeSlug, Tone> = {
  "body-building": "shed",
  "oem-body-seller": "sand",
  denting: "indigo",
  painting: "steel",
  modification: "teal",
  "custom-projects": "indigo",
  restoration: "sand",
  "angel-patti-bhatta": "sand",
  "angel-patti-round": "sand",
  "open-half-body": "sand",
  "container-body": "sand",
  "food-van": "clay",
  "platform-body": "sand",
  "advertise-body": "indigo",
  bumper: "sand",
};
