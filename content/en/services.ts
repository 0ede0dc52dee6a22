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
  learnMore: "Learn More",
  closing: {
    title: "Need something that is not on the list?",
    text: "Bring a sketch, a photograph or just the idea. We tell you whether it can be built, how long it takes and what it costs.",
    getQuote: "Get a Free Quote",
  },
} as const;

export const servicePanels = {
  backToServices: "Back to Services",
  backToBodyBuilding: "Back to Vehicle Body Building",
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
  capabilities: "Workshop capabilities",
  specifications: "Specifications",
  applications: "Common Applications",
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
