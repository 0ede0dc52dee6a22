/** The six trusted brands, shown as plain wordmarks in every language. */
export const brands = [
  "Tata Motors",
  "Mahindra",
  "Ashok Leyland",
  "Maruti Suzuki",
  "Eicher",
  "Bajaj",
] as const;
