import type { ServiceText } from "#content/services.ts";

export const oemBodySeller: ServiceText = {
  search: {
    title: "Original OEM trays for pickups, from stock | {business}",
    description:
      "Over {traysInStock} original OEM trays in ready stock: pickups, light and heavy trucks, containers, milk and water tankers. Supplied to several states.",
  },
  label: "OEM trays",
  title: "Original Body Seller",
  description:
    "Over {traysInStock} original OEM trays in ready stock. Name the vehicle and the model year, and we tell you which tray fits.",
  card: "Over {traysInStock} OEM trays in stock, for three-wheelers up to heavy trucks.",
  overview: {
    main: "An original tray is the body the vehicle maker designed for the chassis: its holes match, its weight is known, and the registration already describes it. When a tray is bent beyond repair or rusted through, a ready one is often quicker than a rebuild. We keep over {traysInStock} of them in stock.",
    context:
      "We supply Maharashtra, Gujarat, Karnataka and other states. Dealers and fleets can ask for several trays in one lot; transport and fitting are agreed in the quotation.",
    points: [
      "Three-wheelers, pickups and light commercial vehicles",
      "Heavy trucks and transport vehicles",
      "Container bodies and refrigerated milk trays",
      "Milk tanker and water tanker trays",
      "Fitting in our workshop, or the tray alone for your own fitter",
      "Your colour before delivery, if you wish",
    ],
  },
  features: [
    {
      title: "Matched before it leaves",
      text: "Wheelbase, mounting points and tray length are compared with your vehicle. A photograph of the empty chassis helps.",
    },
    {
      title: "No waiting",
      text: "The trays stand in our yard. You can see the tray, or have photographs of it on WhatsApp, before you pay for it.",
    },
    {
      title: "Bolted as the maker meant",
      text: "Original mounting points, the right packing and bolts tightened evenly, so the tray neither rattles nor twists.",
    },
    {
      title: "Ready for extras",
      text: "Tarpaulin bows, a headboard guard, hooks or a chequered floor can be added before the tray goes on.",
    },
    {
      title: "One tray or a full lot",
      text: "The owner of one vehicle gets the same answer as a dealer: model, condition, price and day of delivery in one quotation.",
    },
  ],
  capabilities: [
    "On trestles, ready to be fitted",
    "Drop sides, latches and rope hooks",
    "Milk tanker tray in stainless steel",
    "In stock, stacked on timber",
  ],
  steps: [
    {
      title: "Your vehicle",
      text: "Make, model year and what you carry.",
    },
    {
      title: "Match",
      text: "Wheelbase, mounting points and length are compared with the trays in stock.",
    },
    {
      title: "See it",
      text: "You see the tray, or photographs of it, before you pay for it.",
    },
    {
      title: "Fit or send",
      text: "Bolted at the original points in our workshop, or sent to your fitter.",
    },
  ],
  priceFactors: [
    "Vehicle and model year",
    "Kind of tray: open, container or tanker",
    "With fitting and colour, or the tray alone",
    "One tray or a full lot, and where it goes",
  ],
  questions: [
    {
      title: "How do I know which tray fits?",
      text: "Tell us the vehicle and the model year. Wheelbase, mounting points and tray length are compared before the tray leaves.",
    },
    {
      title: "Do you send trays outside Maharashtra?",
      text: "Yes, to Gujarat, Karnataka and other states. Transport is agreed in the quotation.",
    },
    {
      title: "Can I buy the tray without fitting?",
      text: "Yes. Take it to your own fitter, or have it fitted in our workshop.",
    },
  ],
};
