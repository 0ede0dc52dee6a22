/** The customer's own figures (specification section 9), in the order the home page shows them. */
export const statistics = [
  { key: "happyCustomers", value: 50_000 },
  { key: "unitsOnRoad", value: 88_000 },
  { key: "dedicatedWorkforce", value: 750 },
  { key: "qualityAndTrust", value: 25 },
] as const;

export type StatisticKey = (typeof statistics)[number]["key"];
