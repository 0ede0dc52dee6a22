import { business } from "./business.ts";

const { happyCustomers, unitsOnRoad, dedicatedWorkforce, qualityAndTrustYears } = business.claims;

/** The customer's own figures (specification section 9), in the order the home page shows them. */
export const statistics = [
  { key: "happyCustomers", value: happyCustomers },
  { key: "unitsOnRoad", value: unitsOnRoad },
  { key: "dedicatedWorkforce", value: dedicatedWorkforce },
  { key: "qualityAndTrust", value: qualityAndTrustYears },
] as const;

export type StatisticKey = (typeof statistics)[number]["key"];
