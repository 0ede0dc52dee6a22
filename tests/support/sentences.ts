export function sentencesOf(words: unknown, path = ""): [path: string, sentence: string][] {
  if (words === undefined) return [];
  if (typeof words === "string") return [[path, words]];
  if (typeof words !== "object" || words === null) {
    throw new Error(`${path} is neither a sentence nor a group.`);
  }
  return Object.entries(words).flatMap(([key, value]) =>
    sentencesOf(value, path === "" ? key : `${path}.${key}`),
  );
}
