import { noMailHint } from "./enquiry-words.ts";

/** Calm: nothing is lost, and whoever set the product up may have meant it so. */
export function NoMailHint() {
  return <p className="rounded-md border border-line bg-sand px-4 py-3">{noMailHint}.</p>;
}
