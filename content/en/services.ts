export const servicesList = {
  search: {
    title: "Truck body workshop in {town}: seven services | {business}",
    description:
      "Body building, original OEM trays, denting, painting, modification, custom projects and restoration: seven services of one workshop in Maharashtra.",
  },
  intro: {
    plate: "Services",
    title: "Seven services, one workshop",
    text: "New body, new colour or a second life: choose the job, or tell us what the vehicle must do and we say what it needs.",
  },
  bodiesTitle: "Eight kinds of body",
  loads: {
    title: "What do you carry?",
    text: "Tap your load: it leads to the body that fits.",
    names: {
      vegetables: "Vegetables, fruit",
      bricks: "Sand, bricks",
      parcels: "Parcels",
      cattle: "Cattle, fodder",
      machines: "Machines, pipes",
      food: "Food to sell",
      milk: "Milk",
      water: "Water",
    },
  },
  learnMore: "Learn More",
  closing: {
    title: "Need something that is not on the list?",
    text: "Bring a sketch, a photograph or just the idea. We tell you whether it can be built, how long it takes and what it costs.",
    getQuote: "Get a Free Quote",
  },
} as const;

export const servicePanels = {
  backToServices: "Back to Services",
  breadcrumb: "You are here",
  getInstantQuote: "Get Instant Quote",
  seeInGallery: "See this work in the gallery",
  facts: {
    bodyInWeeks: "Body in {bodyInWeeks} weeks",
    simpleJobInDays: "Simple jobs in {simpleJobInDays} days",
    warranty: "{warrantyYears}-year warranty",
    iso: "{qualityStandard}",
    traysInStock: "{traysInStock}+ trays in stock",
  },
  price: {
    title: "What decides the price",
    text: "Your quotation names the price before work begins.",
    from: "From ₹{from}",
    band: "₹{from} to ₹{to}",
  },
  projects: "Projects of this kind",
  questions: "Common questions",
  previousBody: "Previous body",
  nextBody: "Next body",
  overview: "Overview",
  features: "Features",
  process: "Step by step",
  capabilities: "Manufacturing Capabilities",
  specifications: "Specifications",
  applications: "Common Applications",
  paintBody: "Paint this body",
  colourCard: { title: "Colour card", text: "Tap a colour to see it on a truck." },
  procession: {
    title: "The road decides the chariot",
    text: "Gate, wires and the turn in the lane are measured before the first cut.",
  },
  whyChooseUs: {
    title: "Why Choose Us",
    expertTeam: {
      title: "Expert Team",
      text: "Fabricators, welders, denters and painters who do this work every day.",
    },
    qualityAssurance: {
      title: "Quality Assurance",
      text: "Each step is checked before the next one covers it. The quality system is certified to {qualityStandard}. {warrantyYears}-year standard warranty on workmanship.",
    },
    fastTurnaround: {
      title: "Fast Turnaround",
      text: "Simple denting and painting takes {simpleJobInDays} days, a custom body {bodyInWeeks} weeks. Your date is in the quotation.",
    },
  },
  quickQuote: {
    title: "Get a Quote in 30 Seconds",
    text: "Name the vehicle, the work and how to reach you. We answer with a rough price.",
  },
  serviceNotFound: {
    title: "Service Not Found",
    message: "The requested service information is not available.",
    hint: "Please check our services page for available options.",
    link: "All services",
  },
  bodyTypeNotFound: {
    title: "Body Type Not Found",
    message: "The requested body type information is not available.",
    hint: "Please check our vehicle body building page for available options.",
    link: "Vehicle body building",
  },
} as const;
