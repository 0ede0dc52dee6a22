export const job = {
  stages: {
    received: "Agreed",
    "sub-frame": "Sub-frame",
    body: "Body",
    primer: "Primer",
    paint: "Paint",
    papers: "Papers",
    ready: "Ready",
    delivered: "Delivered",
  },
  page: {
    title: "Your vehicle in our workshop",
    promised: "Promised for",
    stages: "How far it is",
    now: "now",
    done: "done",
    ready: "It is ready. Please call before you come to collect it.",
    delivered: "It was delivered on {day}. Thank you for trusting us.",
    question: "A question? Please call.",
    ended: {
      title: "This link has ended",
      text: "It opens while the vehicle is in the workshop, and for two weeks after delivery. For anything else, please call us.",
    },
    tooMany: {
      title: "Please wait a moment",
      text: "This page was opened too often. Please try again in {minutes} minutes, or call us.",
    },
  },
  messages: {
    link: "Here you can see at any time how far the work on your vehicle is ({vehicle}): {link}",
    thanks: "Your vehicle ({vehicle}) is back with you. Thank you for trusting {business}.",
  },
} as const;
