import type { Catalogue } from "../catalogue.ts";

export const notFound: Catalogue["notFound"] = {
  pageTitle: "पान सापडले नाही | Rathkar",
  title: "404",
  message: "अरेरे! हे पान सापडले नाही",
  goHome: "मुख्यपृष्ठावर जा",
};
