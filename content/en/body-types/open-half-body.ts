import type { BodyTypeText } from "#content/services.ts";

export const openHalfBody: BodyTypeText = {
  search: {
    title: "Tata Ace and pickup half body with drop sides | {business}",
    description:
      "Open half body for Tata Ace (chhota hathi) and pickups: ribbed sheet sides that drop, tailgate, stake rails, cab guard. Loaded by hand or by crane.",
  },
  label: "Half body",
  title: "Open Half Body",
  description:
    "Low ribbed sides, a tailgate and an open top. Loaded from three sides, by hand, by forklift or by crane.",
  card: "Ribbed drop sides, tailgate and open top: loaded from three sides.",
  overview: {
    main: "The half body is the one most vehicles begin with, because there is hardly a load it refuses. Sides of sheet keep sand, bricks and sacks in; folded down, they make the floor a platform. A rail above the sides takes the rope, and a guard behind the cab keeps pipes out of the rear window.",
    context:
      "It works hard at the floor and at the hinges, so that is where the steel goes. For loads that grow now and then, pockets take stakes or a removable extension.",
    points: [
      "Side panels of pressed or ribbed sheet on a tube frame",
      "Both sides and the tailgate fold down, or stay fixed, as you choose",
      "Headboard with guard to protect cab and rear window",
      "Stake pockets for extensions, bows or a tarpaulin frame",
      "Rope hooks below the floor edge all round",
      "Painted side panels and crown board, plain or in full truck art",
    ],
  },
  features: [
    {
      title: "A floor that takes knocks",
      text: "Chequered plate over cross members at close spacing. Drop blocks on it: it takes them.",
    },
    {
      title: "Sides that stay straight",
      text: "Ribs and a boxed top rail keep the panel in line when a heap of sand presses from inside.",
    },
    {
      title: "Hinges in a row",
      text: "Hinge pins lie on one axis. The side drops easily and nothing bends.",
    },
    {
      title: "Quick latches",
      text: "Latches lie outside and drop by their own weight. They open with a glove on.",
    },
    {
      title: "A face of its own",
      text: "Panels between the ribs invite paint: flowers, peacock, wheel, or simply your firm’s name.",
    },
  ],
  capabilities: [
    "Drop side with latch and tailgate",
    "Tailgate and sides with painted panels",
    "From the front, with the head guard",
    "Half body ready, the chassis beside it",
  ],
  specifications: [
    { name: "Frame", value: "MS tube, typically 40 × 40 × 2 mm; sub-frame in MS channel" },
    { name: "Floor", value: "Chequered plate 3-4 mm" },
    { name: "Side height", value: "Typically 400-600 mm, rail above" },
    { name: "Sheet", value: "CRCA or GP, 1.2-2 mm, ribbed" },
    { name: "Finish", value: "Epoxy primer, PU paint, art by hand on request" },
    { name: "Hinges and locks", value: "Greasable hinges, drop latches, chains on the tailgate" },
    { name: "Typical vehicles", value: "Tata Ace, Maruti Super Carry, Mahindra Bolero Pickup" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Sand, bricks, blocks and tiles",
    "Farm produce in sacks and crates",
    "Pipes, bars and roofing sheet",
    "Machines and drums lifted in by crane",
    "Water cans and cold drinks",
    "Building site and municipal work",
  ],
  priceFactors: [
    "Length and height of the sides",
    "Floor plate: 3 or 4 mm",
    "Fixed, or folding down on all three sides",
    "Paint: plain, or panels with truck art",
  ],
  questions: [
    {
      title: "Do the sides fold down?",
      text: "Both sides and the tailgate fold down, or stay fixed, as you choose.",
    },
    {
      title: "Can I raise the sides later?",
      text: "Yes. Stake pockets take stakes, bows or a removable extension.",
    },
    {
      title: "Will the floor take bricks and stone?",
      text: "The floor is chequered plate of 3 to 4 mm over cross members at close spacing. Say what you load, and we choose the plate.",
    },
  ],
};
