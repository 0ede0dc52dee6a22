/** The message says to the operator which database it is, what is wrong, and what to do. */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable";
}
