import type { OemTraysText } from "../oem-trays.ts";

export const oemTrays: OemTraysText = {
  title: "Over 1,500 original trays, ready today",
  text: "Original OEM trays from ready stock, for three-wheelers up to heavy trucks. We supply Maharashtra, Gujarat, Karnataka and other states.",
  categories: [
    "3-Wheelers",
    "Pickup Vehicles",
    "Light Commercial Vehicles",
    "Heavy Trucks and Transport Vehicles",
    "Container Bodies",
    "Milk Refrigerated Trays",
    "Milk Tanker Trays",
    "Water Tanker Trays",
  ],
};
