import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { enquiriesPath } from "../enquiries/list-address.ts";
import { imagesPath } from "../images/list-address.ts";
import { picturesPath } from "../pictures/addresses.ts";
import { wordsPath } from "../words/addresses.ts";
import { sections } from "./sections.ts";

const anyOne = "-";
const pages = [
  ...sections.map(({ path }) => path),
  `${imagesPath}/in-work`,
  `${imagesPath}/${anyOne}/pictures`,
  `${enquiriesPath}/${anyOne}`,
  `${picturesPath}/${anyOne}`,
  `${wordsPath}/pages/${anyOne}`,
  `${wordsPath}/lists/${anyOne}`,
  `${wordsPath}/text`,
  "/admin/sign-out",
];

/**
 * The files of every page, once this one is there. The router loads the whole document anew for a file that does not
 * come: without a line nothing would be left of the office.
 */
export function PagesAhead() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const begin = () => setLoaded(true);
    if (document.readyState === "complete") return begin();
    window.addEventListener("load", begin);
    return () => window.removeEventListener("load", begin);
  }, []);
  return isLoaded ? pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
