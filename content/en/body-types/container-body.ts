import type { BodyTypeText } from "#content/services.ts";

export const containerBody: BodyTypeText = {
  search: {
    title: "Container body (daba) for Tata Ace and trucks | {business}",
    description:
      "Closed container body with ribbed sheet walls, sealed roof and locking rear doors. Keeps rain, dust and fingers off parcels, food and medicine.",
  },
  label: "Closed box",
  title: "Container Body",
  description:
    "A closed box with ribbed walls, a sealed roof and doors that lock. What goes in dry comes out dry.",
  card: "Closed ribbed box with sealed roof and locking doors, against rain, dust and theft.",
  overview: {
    main: "The container, the daba of everyday speech, is a welded tube frame with a skin of ribbed sheet. Ribs make thin sheet stiff, so the box is strong without being heavy. Aluminium edges, sealed joints and a roof with a slight fall keep the monsoon outside.",
    context:
      "Inside, the load decides: plywood lining for parcels, tie rails for furniture, smooth washable walls for food, insulation where the goods must stay cool. A box is taller than a tray, so we check height, axle load and wind before fixing its size.",
    points: [
      "Frame of MS tube, roof bows at close spacing so that no water stands",
      "Walls in ribbed GP or colour-coated sheet, aluminium edge profiles",
      "Two rear doors opening to 270 degrees, side door on request",
      "Door seals, rain gutter and drip edge above every opening",
      "Plywood or sheet lining, tie rails, shelves or partition",
      "LED light inside, marker lamps and reflective tape outside",
    ],
  },
  features: [
    {
      title: "Tight at the seams",
      text: "Seams are overlapped, sealed and riveted or welded. A hose test shows what the eye misses.",
    },
    {
      title: "Doors that hang straight",
      text: "Door frames are braced and hinged at several points. A sagging door is the first sign of a weak box.",
    },
    {
      title: "Locks top and bottom",
      text: "Full-height lock rods hold the door above and below; the handle takes a padlock and a seal.",
    },
    {
      title: "Cool where needed",
      text: "PU foam or sheet insulation between skin and lining, for dairy, meat and medicine. We can prepare it for a cooling unit.",
    },
    {
      title: "A wall for your name",
      text: "Two large faces travel through the city all day. We paint or letter them before delivery.",
    },
  ],
  capabilities: [
    "Lock rods and handles on both doors",
    "Ribbed walls, aluminium edges",
    "In your colour, with painted border",
    "The box goes onto its chassis",
  ],
  specifications: [
    { name: "Frame", value: "MS tube, typically 40 × 40 × 2 mm, corner posts heavier" },
    { name: "Floor", value: "Chequered plate 3 mm, or marine plywood 12-18 mm" },
    { name: "Inside height", value: "About 1,500-2,100 mm, within the legal total height" },
    { name: "Sheet", value: "Ribbed GP or colour-coated, typically 0.8-1.2 mm; roof 1.2 mm" },
    { name: "Lining", value: "Plywood, sheet, or insulated panel, as agreed in the quotation" },
    { name: "Finish", value: "Epoxy primer, PU paint, sealed joints" },
    { name: "Hinges and locks", value: "Several hinges to a door, full-height lock rods, eye for padlock" },
    { name: "Typical vehicles", value: "Tata Ace, Maruti Super Carry, Ashok Leyland Dost, light trucks" },
    { name: "Lead time", value: "{bodyInWeeks} weeks" },
  ],
  applications: [
    "Parcels and online orders",
    "Medicine and medical goods",
    "Bread, dairy and packed food",
    "Electronics and household appliances",
    "Textiles and ready-made garments",
    "Furniture and house moving",
    "Service vans with tools and spares",
  ],
  priceFactors: [
    "Length and inside height",
    "Lining: plywood, sheet or insulation",
    "Doors: rear only, or a side door too",
    "Light, shelves and lettering",
  ],
  questions: [
    {
      title: "Does rain get in?",
      text: "Seams are overlapped and sealed, doors have seals and a gutter above, and a hose test shows what the eye misses.",
    },
    {
      title: "Can it be built for cold goods?",
      text: "Yes, with insulation between skin and lining. We can prepare it for a cooling unit.",
    },
    {
      title: "How high may the box be?",
      text: "Typically 1,500 to 2,100 mm inside, within the legal total height. Height, axle load and wind are checked for your vehicle first.",
    },
  ],
};
