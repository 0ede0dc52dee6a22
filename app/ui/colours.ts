/** For drawings that know no style sheet; styles.css has the same as tokens. */
export const colours = {
  ink: "#131a2b",
  paper: "#fffaf1",
  line: "#e4dccb",
  indigo: "#1b2559",
  marigold: "#ffb51c",
  vermilion: "#c8321f",
  teal: "#0b6e6e",
  steel: "#5b6478",
} as const;
