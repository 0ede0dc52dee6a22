/** Whose what stands in a place is: ours, a brand's name in letters, or a picture or PDF of the owner. */
export type PlaceState = "isOurs" | "isInLetters" | "isYours" | "isDocument";

export function isOwners(state: PlaceState): boolean {
  return state === "isYours" || state === "isDocument";
}
