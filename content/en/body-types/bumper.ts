import type { BodyTypeText } from "#content/services.ts";

export const bumper: BodyTypeText = {
  search: {
    title: "Truck bumpers, front and rear, in steel | {business}",
    description:
      "Heavy-duty bumpers in steel channel with lamps, tow hooks, number plate seat and painted panel. Built for your truck, within what the RTO permits.",
  },
  label: "Front and rear",
  title: "Bumper",
  description:
    "Steel channel with lamps, tow hooks and a painted panel: protection in front, and a face people remember.",
  card: "Steel bumpers with lamps, tow hooks and painted panel, made for your truck.",
  overview: {
    main: "A bumper takes the small knocks of the yard and shields lamps and radiator. It must be stiff enough to hold its line and light enough to spare the front axle. We form it in channel or pressed plate, close the ends and bolt it to the maker’s own mounting points.",
    context:
      "A bumper stays within the width of the vehicle, and number plate and lamps stay in full view. Bars that stand ahead of the bumper may count as unauthorised alteration: ask your RTO first, and we build what it allows.",
    points: [
      "MS channel or plate of 3-5 mm, ends rounded and closed",
      "Bolted to the original brackets, so it comes off for service",
      "Tow hooks fixed to the chassis bracket, not to the bumper’s face",
      "Seats for fog lamps, parking lamps and the number plate",
      "Rear bumper with red and white reflective marking and lamp guards",
      "Hand-painted panel, gold edge or plain in the cab’s colour",
    ],
  },
  features: [
    {
      title: "Made to the cab",
      text: "The curve follows grille and mudguards with an even gap. A bumper that stands askew makes the truck look bent.",
    },
    {
      title: "Pull where it is strong",
      text: "Tow hooks pass the pull straight to the chassis bracket, through bolts of the right grade.",
    },
    {
      title: "Air for the radiator",
      text: "Openings stay as large as the maker’s. A handsome bumper must not overheat the engine.",
    },
    {
      title: "Paint that takes stones",
      text: "Epoxy primer and a thick PU coat, underneath as well, where gravel strikes first.",
    },
  ],
  capabilities: [
    "Lamp, number plate and painted panel",
    "Rear bumper with red and white tape",
    "Channel and tube in stock",
    "Before: the plain bumper",
  ],
  specifications: [
    { name: "Section", value: "MS channel or formed plate, typically 3-5 mm" },
    { name: "Width", value: "Not wider than the vehicle" },
    { name: "Mounting", value: "Original brackets, high-tensile bolts, lock nuts" },
    { name: "Tow hooks", value: "Forged or plate hooks on the chassis bracket" },
    { name: "Lamps", value: "Fog and parking lamps in LED, wiring with fuse" },
    { name: "Finish", value: "Epoxy primer, PU paint, painted panel on request" },
    { name: "Typical vehicles", value: "Mini-trucks, light and heavy trucks, tractors" },
    { name: "Lead time", value: "As agreed in the quotation; with a new body, {bodyInWeeks} weeks" },
  ],
  applications: [
    "New trucks before their first trip",
    "Replacement after an accident",
    "Quarry, mining and site vehicles",
    "Sugarcane and farm transport",
    "Fleets that want one face",
    "Decorated trucks",
  ],
  steps: [
    {
      title: "Measure",
      text: "The cab, its brackets and the gap to grille and mudguards.",
    },
    {
      title: "Form and weld",
      text: "Channel or plate is bent, the ends closed, the hooks joined to the chassis bracket.",
    },
    {
      title: "Prime and paint",
      text: "Epoxy primer and a thick PU coat, underneath as well; the panel by hand.",
    },
    {
      title: "Bolt on",
      text: "On the maker’s own brackets. Lamps and number plate in full view.",
    },
  ],
  priceFactors: [
    "Front, rear or both",
    "Channel or plate, and its thickness",
    "Lamps, tow hooks and guards",
    "Painted panel, gold edge or plain",
  ],
  questions: [
    {
      title: "Are bars ahead of the bumper allowed?",
      text: "They may count as unauthorised alteration. Ask your RTO first; we build what it allows.",
    },
    {
      title: "Is the chassis drilled for it?",
      text: "No. The bumper is bolted to the maker’s own brackets, so it also comes off for service.",
    },
    {
      title: "Can the bumper be painted like my truck’s body?",
      text: "Yes: in the cab’s colour, with a gold edge or with a panel painted by hand.",
    },
  ],
};
