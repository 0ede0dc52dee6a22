import type { Catalogue } from "../catalogue.ts";

export const notFound: Catalogue["notFound"] = {
  pageTitle: "पेज नहीं मिला | Rathkar",
  title: "404",
  message: "अरे! यह पेज नहीं मिला",
  goHome: "होम पेज पर जाएँ",
};
