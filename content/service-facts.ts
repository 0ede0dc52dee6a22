import type { BodyTypeSlug, ServiceSlug } from "./page-text.ts";

/** What the business claims (specification section 9) and a plate has room for. */
export type FactName = "bodyInWeeks" | "simpleJobInDays" | "warranty" | "iso" | "traysInStock";

/** The plates below the title of each service and body type. */
export const serviceFacts: Record<ServiceSlug | BodyTypeSlug, readonly FactName[]> = {
  "body-building": ["bodyInWeeks", "warranty", "iso"],
  "oem-body-seller": ["traysInStock", "iso"],
  denting: ["simpleJobInDays", "warranty"],
  painting: ["simpleJobInDays", "warranty"],
  modification: ["warranty", "iso"],
  "custom-projects": ["warranty", "iso"],
  restoration: ["warranty", "iso"],
  "angel-patti-bhatta": ["bodyInWeeks", "warranty"],
  "angel-patti-round": ["bodyInWeeks", "warranty"],
  "open-half-body": ["bodyInWeeks", "warranty"],
  "container-body": ["bodyInWeeks", "warranty"],
  "food-van": ["bodyInWeeks", "warranty"],
  "platform-body": ["bodyInWeeks", "warranty"],
  "advertise-body": ["bodyInWeeks", "warranty"],
  bumper: ["warranty", "iso"],
};
