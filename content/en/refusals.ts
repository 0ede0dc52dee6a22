export const refusals = {
  home: "Home",
  phone: "Phone:",
  tooManyAttempts: {
    title: "Too many attempts",
    sentence: "Too many attempts from your network. Please try again in {wait} seconds.",
  },
  tooBusy: {
    title: "Very busy",
    sentence: "The site is very busy right now. Please try again in a few seconds.",
  },
  tooLarge: { title: "Too large", sentence: "This is too large: at most {most} can be sent here." },
  otherSite: {
    title: "Not accepted",
    sentence: "This was not sent from our website. Please open {origin} and try again.",
  },
  notShared: {
    title: "Not kept",
    sentence:
      "The photos were not kept. Please open the back office, sign in and share them again, or choose them there under Upload.",
  },
  fault: {
    title: "Something went wrong",
    sentence:
      "This was our fault, and it has been noted. If you call us, please mention the reference {reference}.",
  },
  restarting: {
    title: "Just a moment",
    sentence: "The site is being restarted. Please try again in a few seconds.",
  },
  otherMethod: { title: "Not accepted", sentence: "This kind of request is not accepted here." },
  takesNothing: { title: "Not accepted", sentence: "Nothing can be sent to this address." },
  brokenOff: {
    title: "Not received",
    sentence: "What was sent did not arrive completely. Please try again.",
  },
  tooManyFields: { title: "Not accepted", sentence: "At most {most} fields can be sent here." },
  notOurForm: { title: "Not accepted", sentence: "This was not sent by one of our forms." },
  unreadableAddress: {
    title: "Unreadable address",
    sentence: "The address contains characters that cannot be read.",
  },
  overlongAddress: { title: "Address too long", sentence: "The address is longer than any of our pages." },
  headersTooLarge: {
    title: "Too large",
    sentence: "The address and what the browser sends along with it are too large.",
  },
  tooSlow: { title: "Too slow", sentence: "What was sent did not arrive in time. Please try again." },
  unreadableRequest: { title: "Not understood", sentence: "What was sent cannot be read." },
  noSuchFile: { title: "Not found", sentence: "There is no such file." },
  plainFault: { title: "Something went wrong", sentence: "This was our fault. Please try again." },
};
