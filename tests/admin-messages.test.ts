import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A browser test that shows a message: its file and the beginning of its title. */
type Place = readonly [spec: string, title: string];

const images = {
  list: ["manage-images.spec.ts", "the list is searched as one types"],
  edit: ["manage-images.spec.ts", "on a phone the rows are cards"],
  twoTabs: ["manage-images.spec.ts", "of two tabs the second to save"],
  badLine: ["manage-images.spec.ts", "a star that cannot be stored goes back"],
  bulk: ["manage-images.spec.ts", "all that match are selected on all pages"],
} as const satisfies Record<string, Place>;

const office = {
  signIn: ["office-messages.spec.ts", "a wrong password is refused"],
  upload: ["office-messages.spec.ts", "the upload form says what is missing"],
  lists: ["office-messages.spec.ts", "what cannot be done to"],
  password: ["office-messages.spec.ts", "a password that cannot be stored"],
  empty: ["back-office.spec.ts", "missing credentials are told"],
  pairs: ["back-office.spec.ts", "single pictures and pairs are uploaded"],
} as const satisfies Record<string, Place>;

const names: Place = ["reference-lists.spec.ts", "are added, renamed, found and deleted by keyboard"];
const account: Place = ["account.spec.ts", "the password is changed, with every message on the way"];

/** What the specification says of vehicle names and of body types alike (section 8). */
function ofList(one: "vehicle name" | "body type"): Record<string, Place> {
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    [`Failed to load ${one}s`]: office.lists,
    [`${One} already exists`]: office.lists,
    [`Failed to add ${one}`]: office.lists,
    [`Failed to update ${one}`]: office.lists,
    [`Failed to delete ${one}`]: office.lists,
    [`${One} added successfully`]: names,
    [`${One} updated successfully`]: names,
    [`${One} deleted successfully`]: names,
    [`Are you sure you want to delete this ${one}?`]: names,
    [`No ${one}s found matching your search criteria.`]: names,
  };
}

/** Every message of the back office that the specification quotes (sections 5 and 8), and the test that shows it. */
const shownBy: Record<string, Place> = {
  "Please fill in all fields": office.empty,
  "Authentication Error": office.signIn,
  "Invalid admin credentials": office.signIn,
  "Successfully signed in": office.signIn,

  "Please select a category": office.upload,
  "Please upload both before and after images for transformation work": office.pairs,
  "Number of before and after images must match": office.upload,
  "Please upload at least one main image": office.pairs,
  "Partial Success": office.upload,
  "{n}/{total} images uploaded successfully. {m} failed.": office.upload,
  Success: office.upload,
  "Successfully uploaded {n} image(s) in pairs!": office.pairs,
  "Successfully uploaded {n} image(s) total!": office.upload,
  "Upload Failed": office.upload,
  "Failed to upload images": office.upload,
  "Database error: {message}": office.upload,

  "Failed to load gallery images": images.badLine,
  "Failed to delete images": images.bulk,
  "Failed to delete image": images.badLine,
  "Failed to update featured status": images.badLine,
  "Failed to update image": images.twoTabs,
  "{n} image(s) deleted successfully": images.bulk,
  "Image deleted successfully": images.bulk,
  "Featured status updated": images.badLine,
  "Image updated successfully": images.edit,
  "Are you sure you want to delete {n} image(s)?": images.bulk,
  "Are you sure you want to delete this image?": images.bulk,
  "No images found matching your search criteria.": images.list,

  ...ofList("vehicle name"),
  ...ofList("body type"),

  "Please fill in all password fields": account,
  "Password must be at least 6 characters long": account,
  "Passwords do not match": account,
  "Password updated successfully": account,
  "An unexpected error occurred": office.password,
};

const longestTitle = 150;

/** The source of the test with this title, up to the next test. */
async function sourceOf([spec, title]: Place): Promise<string> {
  const source = await readFile(join(import.meta.dirname, "browser", spec), "utf8");
  const tests = source.split(/^\s*test\(/m).slice(1);
  const found = tests.filter((one) => one.slice(0, longestTitle).includes(title));
  if (found.length !== 1) throw new Error(`${spec} has ${found.length} tests called "${title}".`);
  return found[0] ?? "";
}

/** A word as a template fills it in. */
const filledIn = (word: string) => `\${${word}}`;

/** The ways a test may write the message: with any number, and with the words of its list filled in. */
function spellingsOf(message: string): RegExp[] {
  const written = [
    message,
    message.replace(/vehicle names|body types/, filledIn("many")),
    message.replace(/vehicle name|body type/, filledIn("one")),
    message.replace(/Vehicle name|Body type/, filledIn("One")),
  ];
  return written.map((text) => {
    const quoted = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\$\{/g, "$\\{");
    const pattern = quoted.replace(/\{(n|m|total)\}/g, "(\\d+|\\$\\{[^}]+\\})").replace("{message}", "\\w");
    return new RegExp(`["'\`]${pattern}`);
  });
}

test.each(Object.entries(shownBy))("'%s' is shown in a browser by a test", async (message, place) => {
  const source = await sourceOf(place);
  expect(spellingsOf(message).some((spelling) => spelling.test(source))).toBe(true);
});

test("a message that no test shows is noticed", async () => {
  const source = await sourceOf(images.bulk);
  expect(spellingsOf("{n} image(s) painted successfully").some((spelling) => spelling.test(source))).toBe(
    false,
  );
  await expect(sourceOf(["manage-images.spec.ts", "no such test"])).rejects.toThrow("has 0 tests");
});
