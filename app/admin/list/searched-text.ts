/** Longer searches are cut: nothing in any list has so many characters. */
export const longestSearch = 200;

/** What an address asks a list to be searched for; empty finds everything. */
export function searchedText(parameters: URLSearchParams): string {
  return (parameters.get("search") ?? "").trim().slice(0, longestSearch);
}
