export const home = {
  search: {
    title: "Truck body builder in {town}, Maharashtra | {business}",
    description:
      "Truck body builder in {town}, Maharashtra: trays, containers, food vans and Raths on your chassis, from Tata Ace to truck. Denting and painting since {since}.",
  },
  hero: {
    plate: "Since {since}",
    titleLines: ["Bodies", "built to carry."],
    lead: "Trays, containers, food vans and chariots for every chassis. Cut, welded and painted by hand in Maharashtra.",
    getQuote: "Get a Free Quote",
    seeWork: "See Our Work",
    slides: [
      {
        caption: "Tata Ace",
        line: "Half body with a painted crown board",
        alt: "Mini-truck with a vermilion cab and a painted half body below a crown board",
      },
      {
        caption: "Tata Ace 2",
        line: "Tailgate painted by hand",
        alt: "Mini-truck from the rear with a maroon half body and a painted tailgate",
      },
      {
        caption: "Carry",
        line: "Open tray, ready from stock",
        alt: "Short-nosed pickup with a teal cab and an open tray in marigold",
      },
      {
        caption: "Dindi Rath",
        line: "Chariot, carved for the procession",
        alt: "Ceremonial chariot with carved pillars, a saffron dome and garlands",
      },
      {
        caption: "Carry daba",
        line: "Closed body for parcels",
        alt: "Short-nosed pickup with a closed ivory container body",
      },
    ],
    carousel: "Vehicles with our bodies",
    pause: "Pause the pictures",
    play: "Play the pictures",
    showSlide: "Picture {index} of {count}: {caption}",
  },
  services: {
    plate: "7 services",
    title: "One workshop, from bare chassis to last coat",
    text: "Tell us what it must carry. We build the body around it, and repair it when it wears out.",
  },
  process: {
    title: "Six steps, each checked before the next covers it",
    text: "A custom body takes {bodyInWeeks} weeks. Come and look at any stage.",
    steps: [
      {
        title: "Measure",
        text: "Half a day. Wheelbase, overhang and what you load go into one drawing. No steel is cut before you agree to it.",
      },
      {
        title: "Sub-frame",
        text: "Two to four days. Cross members are tacked, both diagonals measured, and only then welded through.",
      },
      {
        title: "Body",
        text: "Three to five days. Floor, sides, doors or tailgate go on. Every hinge and lock is worked by hand before it leaves the bay.",
      },
      {
        title: "Primer",
        text: "One to two days. Welds are ground, oil and rust come off. Edges and undersides are primed too, then left to dry overnight.",
      },
      {
        title: "Paint",
        text: "Three to five days. PU colour coat by coat, then band and lettering by hand. Looked over in daylight, not under the lamp.",
      },
      {
        title: "Papers",
        text: "One day. Lamps and reflective tape are checked. You leave with the bill, a written warranty and the drawing for the RTO.",
      },
    ],
  },
  projects: { title: "Look at the work first" },
  shed: {
    plate: "In progress",
    title: "In the workshop this week",
    text: "Photographed on arrival. Ask what the same work would cost on your vehicle.",
    day: "Day {day}",
    dayOf: "Day {day} of {days}",
    see: "See the photo: {name}",
    askForPrice: "Ask for a price",
  },
  statistics: {
    title: "The workshop in figures",
    figures: {
      happyCustomers: { label: "Happy Customers", suffix: "+", source: "" },
      unitsOnRoad: { label: "Units on Road", suffix: "+", source: "" },
      dedicatedWorkforce: { label: "Dedicated Workforce", suffix: "+", source: "" },
      qualityAndTrust: { label: "Quality & Trust", suffix: "yrs+", source: "" },
    },
  },
  brands: {
    plate: "Trusted brands",
    title: "Built for the makes you drive",
    text: "Bodies for vehicles of these makes, and of others. The names belong to their owners.",
  },
  about: {
    plate: "About us",
    title: "We build them, and bring them back",
    text: "A body earns its money on bad roads, in the rain and with a full load. What can be repaired, we repair. What cannot, we tell you.",
    facts: [
      { name: "Simple denting and painting", value: "{simpleJobInDays} days" },
      { name: "A custom body", value: "{bodyInWeeks} weeks" },
      { name: "Quality system", value: "{qualityStandard}" },
    ],
    beforeAlt: "Mini-truck with faded, scratched paint and rust on cab and tray",
    afterAlt: "The same mini-truck, freshly painted in teal and marigold",
    link: "More about us",
  },
  trays: {
    plate: "Ready stock",
    title: "Over {traysInStock} original trays, ready today",
    text: "Original OEM trays from ready stock, for three-wheelers up to heavy trucks. We supply Maharashtra, Gujarat, Karnataka and other states.",
    categories: [
      "3-Wheelers",
      "Pickup Vehicles",
      "Light Commercial Vehicles",
      "Heavy Trucks and Transport Vehicles",
      "Container Bodies",
      "Milk Refrigerated Trays",
      "Milk Tanker Trays",
      "Water Tanker Trays",
    ],
    categoriesTitle: "Kinds of tray",
    askForTray: "Ask for a Tray",
  },
  whyChooseUs: {
    plate: "Why choose us",
    title: "What you can hold us to",
    points: [
      {
        title: "All trades under one roof",
        text: "Body, denting, paint, lamps and reflective tape are done in one workshop. Nobody sends you on to the next workshop.",
      },
      {
        title: "Measured on your vehicle",
        text: "Wheelbase, overhang, axle load and your goods decide the body, not an old drawing.",
      },
      {
        title: "Steel you can check",
        text: "The quotation names section and thickness, for example MS tube 40 × 40 × 2 mm and a 3 mm chequered floor. Bring your own gauge.",
      },
      {
        title: "Primer before colour",
        text: "Rust is stopped first: clean metal, zinc-rich or epoxy primer, then PU paint. Edges and welds are coated too.",
      },
      {
        title: "A date in writing",
        text: "Simple denting and painting takes {simpleJobInDays} days, a custom body {bodyInWeeks} weeks. Your day of delivery is agreed in the quotation.",
      },
      {
        title: "{warrantyYears}-year warranty",
        text: "{warrantyYears}-year standard warranty on workmanship. If a weld opens or a hinge moves, bring the vehicle back.",
      },
    ],
  },
  testimonials: {
    plate: "Owners on our work",
    title: "Our work, their earnings",
    text: "We wrote these ourselves, to fill the place. The words of real customers will stand here.",
  },
  closing: {
    title: "Tell us what it must carry.",
    text: "A call, a photograph on WhatsApp or an e-mail is enough for a rough price.",
    getQuote: "Get a Free Quote",
    contactUs: "Contact Us",
  },
} as const;
