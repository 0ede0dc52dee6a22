export const post = {
  open: "Picture to post",
  openNamed: "Picture to post: {name}",
  about: "With the name and number of the workshop, ready for Instagram, Facebook and WhatsApp.",
  forms: { feed: "For a post", story: "For a story or status" },
  making: "Being made …",
  failure: "The picture could not be made",
  tryAgain: "Try again",
  share: "Share",
  save: "Save",
  shareNamed: "Share: {form}",
  saveNamed: "Save: {form}",
};
