export const company = {
  search: {
    title: "Company: the people and rules behind the work | {business}",
    description:
      "Who we are, what our {qualityStandard} certificate covers, what a day in the workshop is like and who we are looking for. Four short pages.",
  },
  intro: {
    plate: "Company",
    title: "The hands that build it",
    text: "A body is only as good as the people who build it and the rules they keep.",
  },
  about: { title: "About", text: "Our story since {since}, what we stand for and why customers come back." },
  certification: {
    title: "Certification",
    text: "What {qualityStandard} covers here, and what it means for your vehicle.",
  },
  life: { title: "Life", text: "A day in the workshop, from the first tea to the last coat." },
  career: { title: "Career", text: "Welders, fabricators, denters, painters and helpers: how to join us." },
  open: "Read on",
  closing: {
    title: "Questions? Ask them.",
    text: "Call, write or come by. Tea is ready every day except Thursday.",
    getQuote: "Get a Free Quote",
    contactUs: "Contact Us",
  },
} as const;

export const certification = {
  ended: "The certificate is being renewed. Ask us what is valid today.",
  search: {
    title: "{qualityStandard} certified quality system | {business}",
    description:
      "What our {qualityStandard} certificate covers: commercial vehicle bodies, automobile accessories and vehicle maintenance, and what you gain from it.",
  },
  intro: {
    plate: "Certification",
    title: "{qualityStandard} certified quality system",
    text: "A certificate does not weld. It says that the welding is planned, checked and written down, every time.",
  },
  scope: {
    title: "What the certificate covers",
    text: "Our quality management system is certified to {qualityStandard} for three fields of work:",
    points: [
      "Design, fabrication and manufacture of commercial vehicle bodies",
      "Retail and wholesale of automobile accessories",
      "Vehicle maintenance services",
    ],
  },
  meaning: {
    title: "What it means for you",
    points: [
      {
        title: "Agreed before it is cut",
        text: "Measurements, material and colour are settled with you before the saw starts. If you change your mind, the change is written down too.",
      },
      {
        title: "Checked while it is open",
        text: "The frame before the sheet, the sheet before the primer, the primer before the colour: each step is looked at while it can still be put right.",
      },
      {
        title: "Kept on record",
        text: "What was ordered, used and inspected is recorded. A later question still finds its answer.",
      },
      {
        title: "Learnt from mistakes",
        text: "A complaint is not explained away. We look for its cause, so that the next body is built without it.",
      },
    ],
  },
  limits: {
    title: "What it does not replace",
    text: "ISO 9001 certifies a way of working, not a single vehicle. The body code AIS-093 and the approval of your RTO are separate. We tell you which of them apply to your vehicle before work begins.",
  },
  certificate: {
    number: "Number",
    validUntil: "Valid until",
    sample: "Sample",
    title: "Certificate",
    standard: "{qualityStandard}",
    holder: "The quality management system of",
    statement: "has been assessed and found to conform to the standard for the following scope:",
    scope:
      "Design, fabrication and manufacture of commercial vehicle bodies, retail and wholesale of automobile accessories, and vehicle maintenance services",
    note: "The picture is a sample. Ask us for a copy of the valid certificate.",
    alt: "Sample of an {qualityStandard} certificate with its scope",
    ownAlt: "The {qualityStandard} certificate of {business}",
    openDocument: "Open the certificate",
    openLarge: "See the certificate large",
  },
  closing: {
    title: "See how it is done.",
    text: "Come while a body is still open: frame, welds and primer can be looked at.",
    getQuote: "Get a Free Quote",
    contactUs: "Contact Us",
  },
} as const;

export const life = {
  search: {
    title: "Life in the workshop: a working day | {business}",
    description:
      "Saw, arc, hammer and spray gun: what a working day in a body workshop is like, from the raised shutter to the vehicle that rolls out in the evening.",
  },
  intro: {
    plate: "Life",
    title: "A day in the workshop",
    text: "What happens between a raised shutter and a finished body.",
  },
  paragraphs: [
    "A body workshop wakes up with two sounds: the compressor and the tea glasses. The board on the wall says what must leave today. A chassis goes to the frame bay, a dented door to the light, a primed tray to the booth. Then the saw starts, and talk is over.",
    "The morning belongs to metal. Tube is cut to length, the frame is tacked on the floor and measured across both diagonals: if they agree, it is square and may be welded. One holds, one welds. Next to them the denter straightens a door with hammer, dolly and puller, as much by ear as by eye.",
    "The afternoon belongs to paint. Masking is slow work, and dust is the enemy: the floor is wetted, the doors stay shut. A coat is sprayed in minutes and dries for hours. Last comes the brush: a border, a name on the crown board, a peacock on the tailgate. Nobody hurries that hand.",
    "The work is heavy, hot and often loud. Goggles, gloves, masks and firm shoes are part of it, and so is lending a hand when something has to be lifted. The reward stands there in the evening: where there was a bare chassis a few weeks ago, a family can now earn its living. And on Thursday the workshop is quiet.",
  ],
  closing: {
    title: "Would you like to work here?",
    text: "Read on, or simply call.",
    career: "Who We Are Looking For",
    contactUs: "Contact Us",
  },
} as const;

export const career = {
  search: {
    title: "Work with us: welders, denters, painters | {business}",
    description:
      "Welder, fabricator, denter, painter or helper? Who a body workshop looks for, what you should bring and how to apply by phone, WhatsApp or e-mail.",
  },
  intro: {
    plate: "Career",
    title: "Good hands are always wanted",
    text: "A body workshop depends on people who know their trade, and on those who want to learn it.",
  },
  paragraphs: [
    "What counts is how you work. Somebody who measures twice, keeps the tools clean and says when a thing has gone wrong is worth more to us than a folder of papers. Experience in a garage, a fabrication shop or a vehicle plant helps; an ITI course does too.",
    "We list no vacancies here, because the need changes with the orders. Ask, and we tell you honestly whether there is work in your trade now or whether we should note your number for later.",
  ],
  tradesTitle: "Who we are looking for",
  apply: {
    title: "How to apply",
    text: "Call, send a WhatsApp message or write an e-mail. Tell us:",
    points: [
      "your name and where you live",
      "your trade and how many years you have worked in it",
      "what you like to work on most",
      "two or three photographs of your work, if you have them",
    ],
    privacy: "We use what you send only to answer you about work.",
    call: "Call",
    whatsapp: "WhatsApp",
    email: "E-mail",
    whatsappGreeting: "Hello, I am looking for work in the workshop. My trade:",
  },
} as const;
