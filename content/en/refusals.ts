/** What the server answers before, or instead of, a page. */
export const refusals = {
  home: "Home",
  tooManyAttempts: {
    title: "Too many attempts",
    sentence: "Too many attempts from your address. Please try again in {wait} seconds.",
  },
  tooManyPages: {
    title: "Too many pages",
    sentence: "Very many pages were asked for from your address. Please try again in a moment.",
  },
  tooBusy: {
    title: "Very busy",
    sentence: "Very many pages are being asked for right now. Please try again in a few seconds.",
  },
  tooLarge: { title: "Too large", sentence: "This is too large: at most {most} can be sent here." },
  otherSite: {
    title: "Not accepted",
    sentence: "This was sent from another address than ours. Please open {origin} and try again.",
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
};
