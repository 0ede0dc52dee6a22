import { expect, test } from "vitest";
import { loadCommonPasswords } from "./common-passwords.ts";
import { ownWordsOf, passwordStrength, validateNewPassword, validatePassword } from "./password-rules.ts";

const guessable = {
  common: await loadCommonPasswords(),
  own: ownWordsOf("Ganpat.Shinde@rathkar-motors.example", ["Shinde & Sons", "शिंदे मोटर्स"]),
};
const tooCommon = "This password is one of those that are tried first.";
const ownWords = "This password is little more than your e-mail address or a name of the workshop.";

test.each([
  ["", "", "Please fill in all password fields"],
  ["six-cylinders", "", "Please fill in all password fields"],
  ["", "six-cylinders", "Please fill in all password fields"],
  ["12345", "12345", "Password must be at least 6 characters long"],
  ["12345", "other", "Password must be at least 6 characters long"],
  ["six-cylinders", "six-cylinder", "Passwords do not match"],
  ["x".repeat(129), "x".repeat(129), "Password must be at most 128 characters long"],
  ["trk8#q", "trk8#q", null],
  ["xy".repeat(64), "xy".repeat(64), null],
])(
  "the new password '%s' confirmed by '%s' is validated: %s [ACC-2, ACC-3, ACC-4]",
  (password, confirmation, message) => {
    expect(validateNewPassword({ password, confirmation }, guessable)).toBe(message);
  },
);

test("the three thousand most common passwords that are long enough are all refused [ACC-10]", () => {
  const common = [...guessable.common].filter((password) => password.length >= 6).slice(0, 3000);
  expect(common).toHaveLength(3000);
  expect(common.filter((password) => validatePassword(password, guessable) === null)).toEqual([]);
});

test.each(["123456", "PASSWORD", "Password2026!", "qwerty", " iloveyou ", "ｐａｓｓｗｏｒｄ"])(
  "the common password '%s' is refused however it is written [ACC-10]",
  (password) => {
    expect(validatePassword(password, guessable)).toBe(tooCommon);
  },
);

test.each([
  "ganpat.shinde@rathkar-motors.example",
  "Ganpat.Shinde",
  "GanpatShinde1",
  "rathkar-motors",
  "Rathkar@2026",
  "rathkar98220123",
  "Shinde & Sons",
  "shinde&sons!!",
  "OwnerOwner1",
  "शिंदे-मोटर्स २०२६",
  "workshopqwerty",
])("the password '%s', made of the account's own words, is refused [ACC-10]", (password) => {
  expect(validatePassword(password, guessable)).toBe(ownWords);
});

test.each(["rathkar truck shed river", "my owner paints on Sundays", "six-cylinders", "नवीन गाडी रंगवली"])(
  "the password '%s' says enough besides [ACC-10]",
  (password) => {
    expect(validatePassword(password, guessable)).toBeNull();
  },
);

test.each([
  ["", 0],
  ["abcde", 0],
  ["123456", 0],
  ["ganpat.shinde@rathkar-motors.example", 0],
  ["aabbaabbaabbaabb", 1],
  ["q2q2q2q2q2q2", 1],
  ["trk8#q", 1],
  ["Tata-Ace", 2],
  ["truck shed river", 3],
])("'%s' has %i steps of strength [ACC-6]", (password, steps) => {
  expect(passwordStrength(password, guessable).steps).toBe(steps);
});

test("the meter stands at nothing exactly where the password would be refused [ACC-6, ACC-10]", () => {
  const passwords = [...guessable.common].slice(0, 500);
  const tried = [...passwords, ...passwords.map((word) => `${word} of the ${word}s`), ...guessable.own];
  const refused = tried.filter((password) => validatePassword(password, guessable) !== null);
  const empty = tried.filter((password) => passwordStrength(password, guessable).steps === 0);
  expect(empty).toEqual(refused);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(tried.length);
});

test("below the advised length the hint advises 12 or more [ACC-6]", () => {
  expect(passwordStrength("Tata-Ace", guessable).hint).toContain("12 or more characters are advised");
  expect(passwordStrength("123456", guessable).hint).toContain("12 or more characters are advised");
  expect(passwordStrength("truck shed river", guessable).hint).not.toContain("12");
});
