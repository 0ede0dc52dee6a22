export const quickPrice = {
  plate: "Quick price",
  title: "A price without a form",
  text: "Your number is enough; a photo of the vehicle helps. We call you with a rough price.",
  about: "For:",
  more: "Add photos or a note",
  photographs: "Add photos",
  most: "Up to 5, taken now or chosen",
  phone: "Your phone number",
  line: "One line, if you like",
  lineExample: "Tata Ace, 8 feet, before Diwali",
  send: "Ask for the price",
  notice: "Only the workshop sees your number and photos. They are deleted after {enquiryMonths} months.",
  /** Told while the form is filled in and sent. */
  state: {
    remove: "Remove photo {number}",
    preparing: "Making the photo smaller",
    sending: "Sending, {percent} %",
    away: "No connection just now. Your number and photos are kept here and go out by themselves when it is back.",
    kept: "A request for a price is still waiting here. It is sent as soon as there is a connection.",
  },
  received: {
    title: "We have received it. We will call you.",
    text: "Your request has reached the workshop. Nothing more is needed.",
    photographs: "Photos",
    line: "You wrote",
  },
  refused: {
    title: "Not sent yet",
    tooMany: "At most {most} photos can be sent at a time.",
    tooLarge: "Together the photos are larger than {most} MB. Please send fewer.",
    brokenOff: "The photos did not arrive completely. Please send them again.",
    busy: "Many photos are on their way just now. Please try again in a minute, or call us.",
    chooseAgain: "Please choose the photos again: the browser does not keep them.",
  },
  /** Why one of them is not taken; its name stands in front. */
  photograph: {
    empty: "This file is empty. Please choose the photo again.",
    tooManyBytes: "This photo is larger than {most} MB. Please send a smaller one.",
    tooManyPixels:
      "This photo is too large ({width} × {height} pixels). The limit for its kind is {limit} megapixels.",
    tooLongSide: "This photo is too long ({width} × {height} pixels). No side may have more than {most}.",
    heic: {
      iphone: "HEIC photos cannot be opened here. Please send this one on WhatsApp, which converts it.",
      android:
        "HEIC photos cannot be opened here. Switch off high efficiency pictures in the camera's settings and take it again, or send this one on WhatsApp.",
      other: "HEIC photos cannot be opened here. Please save it as JPEG and choose that file.",
    },
    noPhotograph: "This file is not a photo. JPEG, PNG, WebP and AVIF are accepted.",
    otherKind: "{kind} files are not accepted. Please send JPEG, PNG, WebP or AVIF.",
    unreadableKind:
      "This kind of file cannot be opened here ({kind}). Please save it as an ordinary JPEG and choose that file.",
    damaged: "This photo is damaged or incomplete. Please take it again.",
    tooSlow: "This photo took too long to read. Please take it again.",
    tooDemanding: "This photo could not be read here. Please take it again, or send it on WhatsApp.",
  },
} as const;
