export const contact = {
  pageTitle: "Contact: call or message the workshop | Rathkar",
  pageDescription:
    "Phone, WhatsApp, e-mail and opening hours of the workshop. Open 9:00 AM to 6:00 PM, closed on Thursday.",
  title: "Talk to the workshop",
  lead: "Tell us the vehicle and what it must carry. A call or a photograph on WhatsApp is enough for a first price.",
};
