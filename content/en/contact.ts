import { enquiry } from "./enquiry.ts";

export const contact = {
  search: {
    title: "Truck body workshop in {town}: phone, map | {business}",
    description:
      "Phone, WhatsApp, e-mail, map and business hours of the truck body workshop in {town}: {hours}. A photograph is enough for a rough price.",
  },
  intro: { plate: "Contact", title: "Talk to the workshop" },
  chosen: { label: "You are asking about", remove: "Remove: {service}" },
  map: {
    title: "Where we are",
    alt: "Drawn map of the roads around the workshop",
    openInMaps: "Open in Maps",
    showMap: "Show map",
    notice:
      "This map is our own drawing. The real one is loaded from its provider only when you press “Show map”.",
    frameTitle: "Map with the position of the workshop",
  },
  phone: {
    title: "Phone",
    text: "Both numbers ring in the same workshop. If nobody answers, the welding is loud: try again or send a message.",
  },
  email: {
    title: "E-mail",
    text: "For drawings, papers and everything that should be in writing.",
  },
  hours: {
    title: "Business hours",
    range: "{opens} - {closes}",
    closed: "Closed {day}",
    everyDay: "Open every day",
  },
  words: {
    morning: "{time} AM",
    afternoon: "{time} PM",
    evening: "{time} PM",
    night: "{time} PM",
    afterMidnight: "{time} AM",
    today: "today",
    tomorrow: "tomorrow",
    dayNames: {
      Sunday: "Sunday",
      Monday: "Monday",
      Tuesday: "Tuesday",
      Wednesday: "Wednesday",
      Thursday: "Thursday",
      Friday: "Friday",
      Saturday: "Saturday",
    },
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
    closed: "Closed now",
  },
  whatsapp: {
    title: "A photo says more",
    text: "Send a picture of the vehicle and a word about the load. We answer during business hours.",
    button: "Chat on WhatsApp",
  },
  write: {
    title: "Send Us a Message",
    text: "Name the vehicle, the body you need and the load. The more we know, the better our estimate. Please fill in all five fields.",
  },
  form: {
    labels: {
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      inquiry: "What is it about?",
      message: "Message",
    },
    phoneHint: "A ten-digit mobile number will do.",
    inquiries: enquiry.inquiries,
    noEmail: "No e-mail? Send this on WhatsApp",
    honeypot: "Leave this empty",
    notice:
      "We store what you write here to answer you and to prepare a price. After {enquiryMonths} months it is deleted, or sooner if you ask.",
    noticeLink: "Read the privacy policy",
    send: "Send Message",
    sending: "Sending...",
    sent: {
      title: "Message Sent Successfully!",
      text: "Thank you for your message. We will get back to you shortly!",
    },
    failed: { title: "Error", text: "Failed to send message. Please try again or contact us directly." },
    /** Where what was sent could not be stored. */
    unstored: {
      text: "We cannot take messages here just now. What you wrote is still in the form: please call us, or send it on WhatsApp.",
      call: "Call {phone}",
      whatsapp: "Send this on WhatsApp",
    },
    tooMany:
      "Too many messages came within a short time. What you wrote is still here: please send it again in {minutes} minutes, call us on {phone} or write on WhatsApp to {whatsapp}.",
    away: "No connection just now. What you wrote is kept here and goes out by itself when it is back.",
    check: "Not sent yet: please look at the marked fields.",
    missing: {
      name: "Please write your name.",
      email: "Please write your e-mail address.",
      phone: "Please write your phone number.",
      inquiry: "Please choose what it is about.",
      message: "Please write what you need.",
    },
    invalid: {
      email: "This e-mail address is not complete. It looks like name@example.com.",
    },
    incomplete: "Is the number complete? If it is, send it once more.",
    tooLong: "This is too long: at most {most} characters.",
    notices: "Notices",
    dismiss: "Close this notice",
  },
  receipt: {
    card: "Job card",
    received: "Received",
    rows: { about: "About", name: "Name", phone: "Phone", message: "Message", photographs: "Photographs" },
    next: {
      title: "What happens next",
      open: "We are open until {time} and read this in that time.",
      opens: "We open {day} at {time} and read this then.",
      onDate: "on {date}",
      closed: "We read this as soon as we open again.",
      call: "We call you on {phone}. Keep vehicle, size and load at hand.",
      hurry: "In a hurry? Call, or write on WhatsApp with the number of this card.",
    },
    whatsapp: "Write on WhatsApp",
    greeting: "Hello, my job card is {reference}: {about}",
    print: "Print",
    save: "Save as a picture",
    another: "Write another message",
  },
  faq: { title: "Frequently Asked Questions" },
} as const;
