import type { ServiceText } from "#content/services.ts";

export const bodyBuilding: ServiceText = {
  search: {
    title: "Tata Ace, pickup and truck body: work, price | {business}",
    description:
      "New body for Tata Ace, pickup or truck, built on your chassis in steel: half body, angel patti, container, food van. {bodyInWeeks} weeks. Ask for the price.",
  },
  label: "Body building",
  title: "Vehicle Body Building",
  description:
    "You bring the chassis and tell us the load. We build the body around both, from the sub-frame to the last coat of paint.",
  card: "Half, full-height, closed and special bodies in measured steel, for any commercial chassis.",
  overview: {
    main: "A good body starts with the load. Vegetables need air, cement needs a tight floor, gas cylinders need a low deck and firm sides. So we first ask what you carry, how heavy it is and how it is loaded. Only then do we choose the section, the sheet and the height.",
    context:
      "The body sits on its own sub-frame. U-bolts and packing hold it to the chassis; nothing is welded to the chassis members, so the frame keeps its strength. Where AIS-093, the code of practice for truck bodies, applies to your class of vehicle, its points go into the drawing before the first cut.",
    points: [
      "Sub-frame in MS channel or rectangular tube, cross members spaced to suit the load",
      "Floor in 3-4 mm chequered plate, or hardwood planks over steel",
      "Side panels in CRCA or GP sheet, typically 1.2-2 mm, ribbed so that they stay straight",
      "Zinc-rich or epoxy primer below a PU finish",
      "Hooks, lashing rings, tarpaulin bows and locks where the hand looks for them",
      "LED lamps, reflectors and reflective tape ready for the RTO inspection",
    ],
  },
  features: [
    {
      title: "Measured on your chassis",
      text: "Wheelbase, overhang and cab gap are taken from the vehicle itself. Two trucks of one model are not always alike.",
    },
    {
      title: "Weight kept in view",
      text: "Every kilo of body is a kilo less of load. Thick section goes where the stress is, thin sheet where it is not.",
    },
    {
      title: "Welded, sealed, drained",
      text: "Joints are welded and dressed, seams sealed, and the floor gets drain holes so that water never stands on it.",
    },
    {
      title: "Fittings that last",
      text: "Greasable hinges, steel pins on chains so that none is lost, and latches a driver opens with one hand.",
    },
    {
      title: "Ready for the road",
      text: "Lamps, mudguards, side and rear underrun guards as your vehicle class requires. You get the drawing with the body’s measurements for the registration papers.",
    },
    {
      title: "{warrantyYears}-year warranty",
      text: "Our workmanship carries a {warrantyYears}-year standard warranty. The quotation says what it covers.",
    },
  ],
  capabilities: [
    "Steel in lengths, ready for the saw",
    "A finished body goes onto its chassis",
    "Colour in the booth, the glass masked",
    "Closed and open bodies in the workshop",
  ],
  priceFactors: [
    "Length, width and height of the body",
    "Section of the frame and thickness of the sheet",
    "Floor: chequered plate or hardwood planks",
    "Paint: one colour, two colours or art by hand",
  ],
  questions: [
    {
      title: "How long does a new body take?",
      text: "{bodyInWeeks} weeks for a custom body. The day for your vehicle is in the quotation.",
    },
    {
      title: "Do you weld the body to the chassis?",
      text: "No. The body stands on its own sub-frame and is held by U-bolts and packing. The chassis keeps its strength.",
    },
    {
      title: "What do you need for a rough price?",
      text: "Make and model, what you carry and about how much. A photograph of the chassis helps.",
    },
    {
      title: "Do I get papers for the RTO?",
      text: "Yes. You get the drawing with the body’s measurements for the registration papers; lamps, reflectors and tape are fitted for the inspection.",
    },
  ],
};
