export type PlaceState = "isOurs" | "isInLetters" | "isYours" | "isDocument";

export function isOwners(state: PlaceState): boolean {
  return state === "isYours" || state === "isDocument";
}
