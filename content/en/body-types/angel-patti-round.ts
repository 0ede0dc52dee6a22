import type { BodyTypeText } from "#content/services.ts";

export const angelPattiRound: BodyTypeText = {
  search: {
    title: "Angel Patti Round: body with round corners | {business}",
    description:
      "Full-height angle and patti body whose strips run round the corners in one bend. Kind to ropes and tarpaulin, at home in narrow lanes.",
  },
  label: "Full height, round",
  title: "Angel Patti Round",
  description:
    "The full-height patti body with corners bent, not joined. It slips through narrow lanes and spares rope and tarpaulin.",
  card: "Full-height patti body with rounded corners, for narrow lanes and daily tarpaulin.",
  overview: {
    main: "Each strip runs along the side and round the corner in one bend. There is no joint at the place a body is hit first, and no sharp edge to cut a rope or tear a tarpaulin. The body looks softer and takes a knock better.",
    context:
      "You give up a palm’s width of floor at each corner. For sacks, fodder and loose goods nobody misses it; for square crates from wall to wall, take the bhatta with its square corners.",
    points: [
      "Patti bent over a former, so that every row has the same radius",
      "No weld at the corner, where shocks arrive",
      "Rounded top rail that lets the tarpaulin slide",
      "Bows follow the round, water runs off at the sides",
      "Choice of hinged rear doors or tailgate",
      "Rope hooks below the floor edge all round",
    ],
  },
  features: [
    {
      title: "Built for lanes",
      text: "In a bazaar the corner is the first thing to touch a wall or a cart. A round corner glances off.",
    },
    {
      title: "Tarpaulin lives longer",
      text: "Covers tear at sharp corners. Here there are none.",
    },
    {
      title: "Even rows",
      text: "One former, one radius, the same gap from floor to top. The eye sees at once when rows wander.",
    },
    {
      title: "Stiff without weight",
      text: "A bent strip braces the corner by its shape, with no extra gusset.",
    },
  ],
  capabilities: [
    "Each strip bent round the corner in one piece",
    "Steel in lengths, before the bending",
    "The same kind of body from the front",
    "The same body with square corners: Angel Patti Bhatta",
  ],
  specifications: [
    { name: "Frame", value: "MS angle, typically 40 × 40 × 5 mm, top rail in bent round or square tube" },
    { name: "Patti", value: "MS flat, typically 25-40 mm wide, 3-5 mm thick, bent in one piece" },
    { name: "Corner radius", value: "Typically 100-200 mm, equal in all rows" },
    { name: "Floor", value: "Chequered plate 3-4 mm, or hardwood planks" },
    { name: "Side height", value: "About 1,200-1,800 mm, as agreed in the quotation" },
    { name: "Finish", value: "Zinc-rich primer, PU paint" },
    { name: "Hinges and locks", value: "Strap hinges, rear lock bar with drop bolts" },
    { name: "Typical vehicles", value: "Maruti Super Carry, Tata Ace, Mahindra Supro, pickups" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Sacks of onion, potato and grain",
    "Cattle, green fodder and straw",
    "Parcels in old towns with narrow lanes",
    "Mandap, tent and catering goods",
    "Empty cans, crates and packing",
    "Nursery plants and flowers",
  ],
  priceFactors: [
    "Height of the sides",
    "Number of rows bent round the corner",
    "Floor: chequered plate or planks",
    "Tarpaulin bows, and the paint",
  ],
  questions: [
    {
      title: "How much floor do round corners cost me?",
      text: "About a palm’s width at each corner. With sacks, fodder and loose goods nobody misses it.",
    },
    {
      title: "Is the corner welded?",
      text: "No, each strip runs round the corner in one bend, so there is no joint where a body is hit first.",
    },
    {
      title: "Which vehicles is it built for?",
      text: "Mini-trucks and pickups such as Tata Ace, Maruti Super Carry and Mahindra Supro. Ask for others.",
    },
  ],
};
