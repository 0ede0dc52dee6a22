export const about = {
  search: {
    title: "About the workshop: bodies since {since} | {business}",
    description:
      "How we build, paint and repair vehicle bodies in Maharashtra since {since}: our story, our values and the people who answer for the work.",
  },
  hero: {
    plate: "About us",
    title: "Makers of chariots, builders of bodies",
    text: "A rathakara was a maker of chariots. The vehicles have changed, the trade has not: a carriage that carries, lasts and is worth looking at.",
    alt: "Ceremonial chariot with carved pillars, a saffron dome and garlands",
  },
  story: {
    plate: "Since {since}",
    title: "Our Story",
    paragraphs: [
      "We began in {since} with what every chassis needs before it can earn: a body. The chassis comes in bare. It leaves with a floor, sides that drop, a tailgate that shuts and hooks where the rope wants them.",
      "The work has widened since. We sell original OEM trays from ready stock, straighten dents, paint, turn one body into another and bring tired vehicles back. And we build what is needed only once: a Dindi Rath for the palkhi, a trolley for the cane.",
      "Much of it is still handwork. Tube and angle are cut to the measure of your chassis, tacked, checked across both diagonals and only then welded. The body rests on packing and is held by U-bolts, because a chassis must be free to flex on the road.",
    ],
    photos: [
      {
        caption: "The workshop floor",
        alt: "Workshop hall with three trucks on the floor, tool boards and tube lights above",
      },
      {
        caption: "Body building, beside the chassis",
        alt: "Painted tray on trestles next to a mini-truck with a bare chassis",
      },
      {
        caption: "Steel: tube and angle before the saw",
        alt: "Rack with long steel tubes, a work bench and a tool board",
      },
      {
        caption: "Finishing: the last coat and the last look",
        alt: "Ceremonial chariot and a decorated mini-truck side by side in the hall",
      },
    ],
  },
  vision: {
    title: "Our Vision",
    text: "That an owner, asked at the loading point who built the body, names us with pride and comes back with the next chassis.",
  },
  mission: {
    title: "Our Mission",
    text: "To build, paint and repair bodies that carry what was agreed, on the day that was agreed, at the price that was agreed.",
  },
  values: {
    plate: "Core values",
    title: "Four things we do\u00a0not bargain over",
    quality: {
      title: "Quality",
      text: "Sheet of the agreed thickness, welds without gaps, paint on clean metal. What the floor hides is made like what everybody sees.",
    },
    integrity: {
      title: "Integrity",
      text: "We say what must be replaced and what need not be. The quotation lists the material, and the bill follows the quotation.",
    },
    innovation: {
      title: "Innovation",
      text: "New trades want new bodies: serving hatches, cooled boxes, lit picture panels. We draw first, then we cut.",
    },
    customerFocus: {
      title: "Customer Focus",
      text: "First we ask about your goods, your road and your loading height. Come and look while the work is still open.",
    },
  },
  journey: {
    plate: "Milestones",
    title: "Our Journey",
    text: "From the first body to today, in five steps. The entries for 2010, 2015 and 2020 are samples.",
    steps: [
      {
        year: "{since}",
        title: "The first bodies",
        text: "The workshop is founded in Maharashtra. The work: bodies for commercial vehicles.",
      },
      {
        year: "2010",
        title: "Denting and painting",
        text: "Repair and paint stand beside body building. A vehicle can come in dented and leave in new colour.",
      },
      {
        year: "2015",
        title: "Original trays",
        text: "OEM trays from ready stock, for three-wheelers up to heavy trucks, also for Gujarat, Karnataka and other states.",
      },
      {
        year: "2020",
        title: "A certified system",
        text: "Design, fabrication and maintenance follow a quality system certified to {qualityStandard}.",
      },
      {
        year: "Today",
        title: "On the road",
        text: "Over {unitsOnRoad} units on the road, more than {happyCustomers} customers, a workforce of over {dedicatedWorkforce}. And your chassis next.",
      },
    ],
  },
  whyChooseUs: {
    plate: "Our promise",
    title: "Why Choose Us",
    certified: {
      title: "Certified Excellence",
      text: "The quality system is certified to {qualityStandard}, from the drawing of a commercial body to its maintenance.",
    },
    certificateLink: "What the certificate covers",
    experience: {
      title: "Experience & Expertise",
      text: "Over {experienceYears} years of experience with trucks, vans, buses, tractors, vintage vehicles and ceremonial Raths.",
    },
    skilledTeam: {
      title: "Skilled Team",
      text: "Fabricators, welders, denters and painters. Each trade has its own people, and every step has someone who answers for it.",
    },
  },
  leadership: {
    plate: "The people",
    title: "Our Leadership",
    text: "The names and photographs of the people who lead the workshop will appear here.",
  },
  closing: {
    title: "Bring us your chassis.",
    text: "Or send its papers and a photograph. We tell you what can be built on it.",
    getQuote: "Get a Free Quote",
    contactUs: "Contact Us",
  },
} as const;
