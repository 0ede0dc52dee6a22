export const privacy = {
  search: {
    title: "Privacy policy | {business}",
    description:
      "What is stored when you send an enquiry, why, for how long, and how to have it shown, corrected or erased under India’s data protection act of 2023.",
  },
  title: "Privacy policy",
  lead: "What we keep when you write to us, why, for how long, and what you can ask of us. Written for India’s Digital Personal Data Protection Act, 2023.",
  version: "Version of {date}",
  contents: "On this page",
  contactPage: "Go to the contact page",
  contactPerson: { phone: "Phone", email: "E-mail" },
  sections: {
    responsible: {
      title: "Who is responsible",
      blocks: [
        "The workshop that runs this website is the data fiduciary: it decides why and how your personal data is used. Every question, request or complaint about your personal data goes to:",
      ],
    },
    enquiries: {
      title: "What an enquiry contains",
      blocks: [
        "You can read the whole site without telling us anything. Only when you send an enquiry do we store:",
        [
          "your name",
          "your e-mail address",
          "your phone number",
          "the kind of enquiry, and the service you asked about if you chose one",
          "your message",
          "the time, the language of the page and the version of this policy",
          "the photographs that you add, without the place where they were taken; only the workshop can open them",
        ],
        "If you call, write an e-mail or use WhatsApp instead, your message also passes through the company that carries it, under that company’s own terms.",
      ],
    },
    purpose: {
      title: "What we use it for",
      blocks: [
        [
          "to answer you and to prepare a quotation",
          "to arrange the work that you order",
          "to find your enquiry again when you call",
          "to keep out spam and misuse",
        ],
        "We do not use it for advertising or profiles, and we do not sell it.",
      ],
    },
    consent: {
      title: "Your consent",
      blocks: [
        "By sending an enquiry you agree to this use, and to nothing beyond it. You may withdraw your consent at any time, as easily as you gave it: a message or a call is enough. We then delete the enquiry, unless a law obliges us to keep it. What was done before remains lawful.",
      ],
    },
    recipients: {
      title: "Who sees it",
      blocks: [
        "The people in the workshop who answer enquiries. The companies that run our server and our mailbox process the data on our behalf, only to run the site and deliver the message. Authorities receive it only where the law demands it.",
      ],
    },
    "third-parties": {
      title: "No tracking, no third parties",
      blocks: [
        "This site does not track you. There is no advertising and no visitor counting by other companies, and its pages load nothing from elsewhere.",
        "The map is a picture of our own until you press “Show map”. Only then does your browser fetch the map from its provider, who learns your network address. Links to maps, WhatsApp and social networks lead away from this site; there, their own rules apply.",
        "We count for ourselves how often each page is opened, from which site people come, and how often the phone, WhatsApp and the quotation are used: sums of a day, kept for 25 months. They hold no name, no cookie and no network address.",
      ],
    },
    retention: {
      title: "How long we keep it",
      blocks: [
        "An enquiry is kept for {enquiryMonths} months and then deleted, or sooner if you ask. That is long enough to take up a quotation again in the next season.",
        "If an order follows, its quotation, bill and warranty papers are kept for as long as tax law and the warranty require.",
        "When an enquiry is deleted, its copies in our mailbox are deleted with it; copies in backups disappear when the backups are replaced, within 90 days at the latest.",
      ],
    },
    cookies: {
      title: "Cookies and server logs",
      blocks: [
        "Visitors get no cookies. The language is part of the page’s address. Only the administrator who signs in to look after the site gets cookies: for the session, to recognise the browser, and for the language of the back office.",
        "The contact form keeps the unsent draft of your message in your own browser, for at most a day and only until you close the tab or send it. It does not reach us before you send it.",
        "The server’s log notes that a page was asked for and how it was answered, without personal data. To fend off floods of requests the server remembers network addresses for a short time in memory; they are not written down.",
      ],
    },
    security: {
      title: "How it is protected",
      blocks: [
        "Enquiries can be read only after signing in, who opens one is recorded, and they travel over encrypted connections. Should personal data nevertheless be lost or fall into wrong hands, we inform you and the Data Protection Board of India, as the Act requires.",
      ],
    },
    rights: {
      title: "Your rights",
      blocks: [
        "As a data principal you may ask us at any time:",
        [
          "access: to tell you what we hold about you, what we do with it and who has received it",
          "correction: to correct, complete or update it",
          "erasure: to delete it",
          "withdrawal: to stop using it because you withdraw your consent",
          "grievance redressal: to deal with your complaint",
          "nomination: to note a person who may exercise these rights for you in case of death or incapacity",
        ],
        "Write or call the contact named above. So that nobody else obtains your data, we may ask for something that shows the enquiry is yours. It costs nothing.",
      ],
    },
    grievance: {
      title: "If you are not satisfied",
      blocks: [
        "Tell us first: we answer a complaint as soon as we can, at the latest within 90 days. If that does not settle it, you may complain to the Data Protection Board of India.",
      ],
    },
    children: {
      title: "Children",
      blocks: [
        "This site is meant for adults who own or look after vehicles. If you are under 18, please have a parent or guardian send the enquiry.",
      ],
    },
    changes: {
      title: "Changes",
      blocks: [
        "When this policy changes, the new version gets a new date. Your enquiry stays under the version you saw when you sent it.",
      ],
    },
  },
} as const;

export const terms = {
  search: {
    title: "Terms of service | {business}",
    description:
      "The terms of this website: what its information is worth, when a quotation binds, the {warrantyYears}-year warranty on workmanship, the law and the courts.",
  },
  title: "Terms of service",
  lead: "What you can rely on when you use this site, and what only the written quotation settles.",
  version: "Version of {date}",
  contents: "On this page",
  contactPage: "Go to the contact page",
  sections: {
    site: {
      title: "What this site is for",
      blocks: [
        "The site shows what the workshop does and takes your enquiries. Nothing can be ordered or paid for on it. An enquiry is free of charge and binds neither you nor us.",
      ],
    },
    information: {
      title: "Information on the site",
      blocks: [
        "We write with care. Still, dimensions, material and lead times on the site are typical values. What applies to your vehicle depends on its chassis, its condition and its load, and is written in your quotation.",
      ],
    },
    quotations: {
      title: "Quotations and orders",
      blocks: [
        "A price named by phone, on WhatsApp or at the gate is an estimate. A quotation is binding only in writing, and for as long as it says.",
        "An order is made when you accept the written quotation. The quotation names:",
        [
          "the work, the material and the colour",
          "the price, the taxes and the stages of payment",
          "the day of delivery; typically {simpleJobInDays} days for simple denting and painting, {bodyInWeeks} weeks for custom body building",
        ],
        "Damage that shows only when panels are off, and work you ask for later, are agreed in writing before we go on.",
      ],
    },
    pictures: {
      title: "Pictures and samples",
      blocks: [
        "Pictures that are marked as illustrations or samples show what can be built, not a particular customer’s vehicle. Colours differ from screen to screen; the paint sample in the workshop decides. Testimonials and people marked as samples are examples, not real customers.",
      ],
    },
    vehicle: {
      title: "Your vehicle and its papers",
      blocks: [
        "Bring the registration papers with the vehicle and take your belongings out. Some changes to a vehicle need the approval of the RTO or an entry in the registration certificate. The quotation says which approvals we know to be needed and who obtains them.",
      ],
    },
    warranty: {
      title: "Warranty",
      blocks: [
        "Our workmanship carries a {warrantyYears}-year standard warranty from delivery, as agreed in the quotation. If a weld, a fitting or the paint fails because of our work, we put it right.",
        "It does not cover wear, overloading, accidents, lack of care or changes made by others. Parts made by others carry their maker’s warranty. Your rights under consumer law remain untouched.",
      ],
    },
    names: {
      title: "Names of vehicle makers",
      blocks: [
        "The names of makers and models belong to their owners. We use them only to say which vehicles we work on. They do not mean that a maker recommends us.",
      ],
    },
    links: {
      title: "Links and availability",
      blocks: [
        "Other sites that we link to answer for their own pages. We try to keep the site reachable at all times, but cannot promise it. If it fails, call.",
      ],
    },
    law: {
      title: "Law and courts",
      blocks: [
        "The law of India applies. The courts in Maharashtra have jurisdiction, unless consumer law gives you another place. Before anybody goes to court, talk to us.",
      ],
    },
  },
} as const;
