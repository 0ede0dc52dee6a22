export const notFound = {
  pageTitle: "Page not found | Rathkar",
  title: "404",
  message: "Oops! Page not found",
  goHome: "Back to the home page",
};
