import type { BodyTypeText } from "#content/services.ts";

export const angelPattiBhatta: BodyTypeText = {
  search: {
    title: "Angel Patti Bhatta: full-height truck body | {business}",
    description:
      "Full-height body of steel angle and patti with square corners. It holds crates, sacks and cylinders on all sides and lets air through.",
  },
  label: "Full height, square",
  title: "Angel Patti Bhatta",
  description:
    "A full-height body of steel angle and flat strip with square corners: air passes through, the load stays in.",
  card: "Full-height angle and patti body with square corners, for loads that need air.",
  overview: {
    main: "Angle uprights stand along the floor frame, and flat strips, the patti, run across them from floor to top rail. The load is held on every side and still gets air. Square corners keep the whole floor usable: crates and sacks stack right into the corners.",
    context:
      "The bhatta is the daily worker of short-haul trade: vegetables to the market yard in the morning, cylinders or cement in the afternoon. In the monsoon, bows carry the tarpaulin over it.",
    points: [
      "Uprights in MS angle, closer together where the load leans",
      "Patti gap chosen for the load: narrow for crates, wide for drums and cylinders",
      "Single strips can be changed after a knock, without touching the rest",
      "Removable bows for the tarpaulin, hooks for the rope all round",
      "Rear opens over its full width",
      "Frame and patti in two colours, if you like",
    ],
  },
  features: [
    {
      title: "Light for its height",
      text: "Strips instead of closed sheet save weight and let the wind through. The engine feels the difference on a ghat.",
    },
    {
      title: "Air for fresh goods",
      text: "Vegetables, fruit, milk cans and poultry crates stay cooler than behind closed walls.",
    },
    {
      title: "No lost corner",
      text: "Square corners take square crates. You count the load in full rows.",
    },
    {
      title: "Easy to repair",
      text: "A bent strip is a matter of an hour. Cut it out, weld in a new one, touch up the paint.",
    },
  ],
  capabilities: [
    "Square corner: angle, patti and floor edge",
    "Angle, tube and patti in lengths",
    "The same kind of body from the front",
    "The same body with round corners",
  ],
  specifications: [
    { name: "Frame", value: "MS angle, typically 40 × 40 × 5 mm; corner posts 50 × 50 × 5 mm" },
    { name: "Patti", value: "MS flat, typically 25-40 mm wide, 3-5 mm thick" },
    { name: "Floor", value: "Chequered plate 3-4 mm, or hardwood planks" },
    { name: "Side height", value: "About 1,200-1,800 mm, as agreed in the quotation" },
    { name: "Rear", value: "Two hinged doors, or a drop tailgate with lift-off upper part" },
    { name: "Finish", value: "Zinc-rich primer, PU paint in two colours" },
    { name: "Hinges and locks", value: "Greasable strap hinges, drop bolts with chained pins" },
    { name: "Typical vehicles", value: "Tata Ace, Mahindra Jeeto, Ashok Leyland Dost, small trucks" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Vegetables and fruit in crates",
    "Gas cylinders and drums",
    "Cement, fertiliser and grain in sacks",
    "Milk cans",
    "Poultry crates and fodder",
    "Furniture and household goods",
    "Scrap and returnable bottles",
  ],
  priceFactors: [
    "Height of the sides",
    "Angle section and gap between the patti",
    "Floor: chequered plate or planks",
    "Rear: two doors or a tailgate",
  ],
  questions: [
    {
      title: "What gap between the strips do I need?",
      text: "Narrow for crates and sacks, wide for drums and cylinders. Tell us the load and we set the gap to it.",
    },
    {
      title: "Bhatta or round: which one?",
      text: "Square crates need the square corner of the bhatta. For narrow lanes and daily tarpaulin the round one is better.",
    },
    {
      title: "A strip is bent. Must the side come off?",
      text: "No. A single strip is cut out, a new one welded in and the paint touched up.",
    },
  ],
};
