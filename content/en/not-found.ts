export const notFound = {
  search: { title: "Page not found | {business}" },
  title: "404",
  message: "Oops! Page not found",
  text: "Nothing has been built at this address. Perhaps the link is old, or a letter is missing.",
  pictureAlt: "A bare chassis in the workshop hall, before its body is built",
  goHome: "Back to the home page",
} as const;
