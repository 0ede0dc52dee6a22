/** The words of the tray seller's section (specification section 9). */
export interface OemTraysText {
  title: string;
  text: string;
  /** The eight categories in the specification's order. */
  categories: [string, string, string, string, string, string, string, string];
}
