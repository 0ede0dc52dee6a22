import type { ContactText } from "../contact-text.ts";

export const contact: ContactText = {
  search: {
    title: "Contact: call or message the workshop | Rathkar",
    description:
      "Phone numbers, WhatsApp, e-mail, map and business hours of the workshop: 9:00 AM - 6:00 PM, closed Thursday. A photograph is enough for a first price.",
  },
  intro: {
    plate: "Contact",
    title: "Talk to the workshop",
    text: "Tell us the vehicle and what it must carry. A call or a photograph on WhatsApp is enough for a first price.",
  },
  chosen: { label: "You ask about", remove: "Remove: {service}" },
  map: {
    title: "Where we are",
    alt: "Drawn map of the roads around the workshop",
    openInMaps: "Open in Maps",
    showMap: "Show map",
    notice:
      "This is a picture of our own. Only when you press “Show map” is the map loaded from its provider.",
    frameTitle: "Map with the position of the workshop",
  },
  phone: {
    title: "Phone",
    text: "Two numbers, one workshop. If nobody answers, there is a welder at work: try again or send a message.",
  },
  email: {
    title: "E-mail",
    text: "For drawings, papers and everything that should be in writing.",
  },
  hours: {
    title: "Business hours",
    range: "{opens} - {closes}",
    closed: "Closed {day}",
  },
  words: {
    morning: "{time} AM",
    evening: "{time} PM",
    today: "today",
    tomorrow: "tomorrow",
    days: {
      Sunday: "on Sunday",
      Monday: "on Monday",
      Tuesday: "on Tuesday",
      Wednesday: "on Wednesday",
      Thursday: "on Thursday",
      Friday: "on Friday",
      Saturday: "on Saturday",
    },
  },
  state: {
    openUntil: "Open now, until {time}",
    opens: "Closed now, opens {day} at {time}",
  },
  whatsapp: {
    title: "A photograph says more",
    text: "Send a picture of the vehicle and a word about the load. We answer within business hours.",
    button: "Chat on WhatsApp",
  },
  write: {
    title: "Prefer to write?",
    text: "Name the vehicle, the body you need and the load. The more we know, the closer the first price.",
  },
  faq: {
    title: "Frequently Asked Questions",
    turnaround: {
      title: "How long does the work take?",
      text: "Simple denting and painting takes 3-5 days, custom body building 2-4 weeks. The date for your vehicle is agreed in the quotation.",
    },
    payment: {
      title: "How can I pay?",
      text: "In cash, by card, by bank transfer or with selected UPI apps. Large projects can be paid in stages, with an initial deposit.",
    },
    vehicles: {
      title: "Which vehicles do you work on?",
      text: "Trucks, vans, buses, tractors, personal and vintage vehicles, and ceremonial Raths.",
    },
  },
};
