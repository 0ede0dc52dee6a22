import type { BodyTypeText } from "#content/services.ts";

export const platformBody: BodyTypeText = {
  search: {
    title: "Platform body: flat bed with lashing rings | {business}",
    description:
      "Flat bed with plank or chequered deck, lashing rings and a strong headboard, for machines, pipes, steel and generators on light and heavy trucks.",
  },
  label: "Flat bed",
  title: "Platform Body",
  description:
    "A flat deck with nothing in the way: machines, pipes and crates come on from any side and are tied to rings that hold.",
  card: "Flat deck with lashing rings and headboard, for machines, pipes and steel.",
  overview: {
    main: "A platform looks simple and is not. Without sides, everything depends on the frame below and the rings at the edge. Long members carry the load along the chassis, cross members stand close, and each ring is welded to a member, not to the deck sheet.",
    context:
      "Wood grips: a plank deck holds steel and machines better than plate, and a broken plank is changed in minutes. Chequered plate suits wheels and forklifts. Many owners take planks in the middle and plate at the rear.",
    points: [
      "Long members in MS channel, cross members at close spacing",
      "Deck in hardwood planks, chequered plate or both",
      "Lashing rings along both edges, folding flush into the deck on request",
      "Headboard with grille behind the cab",
      "Stake pockets for pipes and logs, container locks on request",
      "Side and rear underrun guards as the vehicle class requires",
    ],
  },
  features: [
    {
      title: "Rings that hold",
      text: "A ring is only as strong as what it is welded to. Ours sit on the cross members.",
    },
    {
      title: "Low and level",
      text: "A low deck is easier to load and steadier in bends. Sub-frame height is chosen to clear the tyres, no more.",
    },
    {
      title: "Planks that drain",
      text: "Gaps of a few millimetres let water through, and bolts are sunk so that nothing catches.",
    },
    {
      title: "Room to grow",
      text: "With pockets at the edge, a platform takes drop sides or a cage later on.",
    },
  ],
  capabilities: [
    "Plank deck with lashing rings",
    "Headboard and deck from the front",
    "Sections for the frame",
    "When the load needs sides: the half body",
  ],
  specifications: [
    { name: "Frame", value: "MS channel, typically 75 × 40 or 100 × 50 mm" },
    { name: "Deck", value: "Hardwood planks 25-40 mm, or chequered plate 4 mm" },
    { name: "Deck length", value: "To the wheelbase, within the permitted rear overhang" },
    { name: "Lashing rings", value: "Pairs along both edges, typically 600-900 mm apart" },
    { name: "Headboard", value: "MS tube and grille, up to cab height" },
    { name: "Finish", value: "Zinc-rich primer, PU paint, oiled planks" },
    { name: "Typical vehicles", value: "Tata 407, Eicher Pro, Ashok Leyland Partner, heavy trucks" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Machines and generators",
    "Pipes, bars and girders",
    "Timber and plywood",
    "Tractors, rollers and small excavators",
    "Empty drums, tanks and pallets",
    "Stage and event vehicles",
  ],
  steps: [
    {
      title: "Measure",
      text: "Chassis, loads and lashing points go into one drawing.",
    },
    {
      title: "Sub-frame",
      text: "Channels and cross members are tacked, both diagonals measured, then welded through.",
    },
    {
      title: "Deck and rings",
      text: "Planks or plate are laid. Rings are welded to the cross members, not to the deck.",
    },
    {
      title: "Paint and papers",
      text: "Primer, PU colour, lamps and tape. Bill, warranty and drawing go with you.",
    },
  ],
  priceFactors: [
    "Length of the deck",
    "Section of the long members",
    "Deck: planks, plate or both",
    "Number of rings, pockets and locks",
  ],
  questions: [
    {
      title: "Planks or plate for the deck?",
      text: "Planks hold steel and machines better and are changed in minutes; plate suits wheels and forklifts. Many take both.",
    },
    {
      title: "How long may the deck be?",
      text: "As long as wheelbase and permitted rear overhang allow. Both are taken from your vehicle.",
    },
    {
      title: "Can sides be added later?",
      text: "Yes. With pockets at the edge a platform takes drop sides or a cage later on.",
    },
  ],
};
