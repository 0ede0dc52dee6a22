import { createContext, use } from "react";
import type { Graph } from "schema-dts";
import type { Language } from "#content/languages.ts";

/** What the frame of an HTML document needs besides the page in it. */
export interface DocumentFacts {
  /** The site's pages are plain documents with islands; the back office is an application of React Router. */
  kind: "site" | "admin";
  language: Language;
  /** Address of the module that wakes the islands of a document. */
  entryModule: string;
  /** What search engines learn of a page that was found. */
  structuredData: Graph | null;
}

const DocumentContext = createContext<DocumentFacts | null>(null);

export const DocumentProvider = DocumentContext.Provider;

export function useDocument(): DocumentFacts {
  const facts = use(DocumentContext);
  if (facts === null) throw new Error("There is no DocumentProvider above this component.");
  return facts;
}
