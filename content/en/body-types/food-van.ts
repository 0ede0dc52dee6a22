import type { BodyTypeText } from "#content/services.ts";

export const foodVan: BodyTypeText = {
  search: {
    title: "Food van builder in Maharashtra | {business}",
    description:
      "Food van builder for Tata Ace and light trucks: a kitchen round your menu, with serving hatch, steel counter, water, gas bay and exhaust. {bodyInWeeks} weeks.",
  },
  label: "Kitchen on wheels",
  title: "Food Van",
  description:
    "Serving hatch, counter, water, gas and light in one body. Built round your menu, not the other way about.",
  card: "Serving hatch, steel counter, water, gas and light, planned round your menu.",
  overview: {
    main: "A food van is a kitchen that drives. Vada pav needs a fryer and a hood, juice needs water and a cold box, dosa needs a wide tawa and a helper’s place. We lay out the floor from the cook’s steps: store, prepare, cook, serve, wash.",
    context:
      "Food is sold from it, so it must be washable to the last corner. For the food licence and the municipal permit you need clean water, covered waste and surfaces that do not rust; the change of body goes to the RTO. Plan both early.",
    points: [
      "Serving hatch on gas struts, with awning and fold-out counter",
      "Work tops and wall panels in stainless steel, coved corners",
      "Fresh and waste water tanks, sink, hand wash",
      "Gas cylinder bay opening outwards, vented at floor level",
      "Exhaust hood with fan and roof outlet",
      "LED lighting, fused sockets, inlet for mains or generator",
    ],
  },
  features: [
    {
      title: "Laid out for the cook",
      text: "We mark the kitchen in chalk on the floor at full size. You walk through your work in it before steel is cut.",
    },
    {
      title: "Gas kept outside",
      text: "Cooking gas is heavier than air and sinks. The bay is closed to the kitchen and open below.",
    },
    {
      title: "Floor you can hose",
      text: "Chequered aluminium or anti-slip sheet, sealed at the edges, with a drain at the low point.",
    },
    {
      title: "Balanced on its wheels",
      text: "Tanks, fryer and fridge are heavy. They are spread over the axles so that the van does not lean at the hatch.",
    },
    {
      title: "Seen from across the road",
      text: "Striped awning, painted front, warm light: the van is its own signboard.",
    },
  ],
  capabilities: [
    "Counter, hatch and steel kitchen",
    "Hatch and awning from the front",
    "It begins as a closed box",
    "Chimney and vent on the roof, painted rear",
  ],
  specifications: [
    { name: "Frame", value: "MS tube, typically 40 × 40 × 2 mm, reinforced round the hatch" },
    { name: "Walls", value: "Outside sheet 1.2 mm, insulation, stainless steel inside" },
    { name: "Floor", value: "Plywood 12-18 mm under aluminium chequered or anti-slip sheet" },
    { name: "Inside height", value: "About 1,850-2,000 mm, to stand and cook" },
    { name: "Water", value: "Fresh and waste tanks, size as agreed in the quotation" },
    { name: "Finish", value: "Epoxy primer, PU paint, lettering by hand or film" },
    { name: "Hinges and locks", value: "Hatch on gas struts with lock, door with inside release" },
    { name: "Typical vehicles", value: "Tata Ace, Maruti Super Carry, Mahindra Supro, light trucks" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Vada pav, misal and chaat",
    "Dosa, idli and South Indian kitchens",
    "Tea, coffee and juice bars",
    "Chinese, rolls and grills",
    "Ice cream and kulfi",
    "Canteen service at sites and colleges",
    "Catering at weddings and fairs",
  ],
  steps: [
    {
      title: "Layout",
      text: "Your menu and the cook’s steps decide where hob, sink and counter go.",
    },
    {
      title: "Shell and hatch",
      text: "Tube frame, sheet, insulation, hatch and awning. Floor and corners are sealed.",
    },
    {
      title: "Kitchen",
      text: "Counters, tanks, gas bay, chimney and wiring go in and are tested.",
    },
    {
      title: "Paint and papers",
      text: "Primer, PU colour, lamps and tape. Bill, warranty and drawing go with you.",
    },
  ],
  priceFactors: [
    "Size of the van and of the hatch",
    "Stainless steel inside: counter only, or walls too",
    "Water tanks, sink, gas bay and hood",
    "Lights, sockets, awning and painting",
  ],
  questions: [
    {
      title: "Which papers does a food van need?",
      text: "A food licence and the municipal permit; the change of body goes to the RTO. Plan them early, the drawing comes from us.",
    },
    {
      title: "Do you fit the kitchen, too?",
      text: "Counter, sink, tanks, hood, gas bay and wiring are part of the body. Bring the sizes of your own stoves and fridge.",
    },
    {
      title: "Can you stand inside?",
      text: "Yes, typically 1,850 to 2,000 mm inside height, enough to stand and cook.",
    },
  ],
};
