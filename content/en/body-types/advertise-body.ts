import type { BodyTypeText } from "#content/services.ts";

export const advertiseBody: BodyTypeText = {
  search: {
    title: "Advertise body: display van with lit panels | {business}",
    description:
      "Display body for campaigns and road shows: framed picture panels, picture lamps, sound and power inlet. Panels change in minutes, not days.",
  },
  label: "Display body",
  title: "Advertise Body",
  description:
    "A moving hoarding: framed, lit picture panels on both sides, and on the rear if you wish, quickly changed for the next campaign.",
  card: "Framed, lit picture panels on wheels, changed in minutes for the next campaign.",
  overview: {
    main: "People see an advertising vehicle for a few seconds, often in traffic and after dark. So the panels must be flat, well lit and free of glare. We build a closed tube frame, skin it smooth, and set clamping frames on it that stretch a printed flex without a wrinkle.",
    context:
      "Advertising on vehicles needs permission: the RTO and the municipal body both have rules on size, light and sound, and election campaigns have their own. Settle them before the print is ordered. We build to the size that is allowed.",
    points: [
      "Picture panels left and right, on the rear if you wish, flat without ribs",
      "Clamping frames in aluminium: flex out, flex in",
      "Picture lamps or back-lit boxes with LED",
      "Battery, charger and generator bay with a door of its own",
      "Speaker mounts, display screen or fold-out stage on request",
      "Shelves and locks inside for samples and leaflets",
    ],
  },
  features: [
    {
      title: "Flat in all weather",
      text: "A stiff frame behind the panel and even tension keep the picture smooth in heat and wind.",
    },
    {
      title: "Light without glare",
      text: "Lamps stand off the panel and shine along it. They never blind the driver behind.",
    },
    {
      title: "Power that lasts the evening",
      text: "Lighting has its own battery and isolator, so the engine starts again after the show.",
    },
    {
      title: "Changed in minutes",
      text: "One frame, one size on both sides: a spare set of prints can travel along.",
    },
  ],
  capabilities: [
    "Picture panel and lamps from the front",
    "Picture panels, painted rear and lamps",
    "Lamps stand off the panel’s edge",
    "One flat picture, framed all round",
  ],
  specifications: [
    { name: "Frame", value: "MS tube, typically 25 × 25 to 40 × 40 mm, 2 mm wall" },
    { name: "Skin", value: "Flat GP sheet 1.2 mm or aluminium composite panel" },
    {
      name: "Picture panels",
      value: "Both sides, and the rear if you wish; size as permitted by the authority",
    },
    { name: "Light", value: "LED picture lamps or back-lit boxes" },
    { name: "Power", value: "Separate battery with isolator, inlet for mains or generator" },
    { name: "Finish", value: "Epoxy primer, PU paint in your house colour" },
    { name: "Hinges and locks", value: "Rear door with lock rods, service doors with quarter-turn locks" },
    { name: "Typical vehicles", value: "Tata Ace, Mahindra Jeeto, Maruti Super Carry" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Product launches and road shows",
    "Election and public-awareness campaigns",
    "Health camps and government schemes",
    "Film, drama and fair publicity",
    "Shop openings and festival offers",
    "Sampling and door-to-door demonstration",
  ],
  steps: [
    {
      title: "Size",
      text: "RTO and municipality decide how large the panels may be.",
    },
    {
      title: "Frame and skin",
      text: "A closed tube frame, skinned smooth, without ribs.",
    },
    {
      title: "Panels and light",
      text: "Clamping frames, lamps, battery and wiring go on and are tested after dark.",
    },
    {
      title: "Paint and papers",
      text: "Primer, PU colour, lamps and tape. Bill, warranty and drawing go with you.",
    },
  ],
  priceFactors: [
    "Size and number of the panels",
    "Light: lamps above or back-lit boxes",
    "Battery, charger and generator bay",
    "Speakers, screen or fold-out stage",
  ],
  questions: [
    {
      title: "Is permission needed for an advertising vehicle?",
      text: "Yes. RTO and municipal body have rules on size, light and sound. Settle them before the print is ordered.",
    },
    {
      title: "How is the flex changed?",
      text: "Clamping frames hold it: open, take the old one out, put the new one in. One size on both sides.",
    },
    {
      title: "Will the lights drain the vehicle’s battery?",
      text: "No. Lighting has its own battery and isolator, so the engine starts after the show.",
    },
  ],
};
