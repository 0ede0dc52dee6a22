import { expect, test } from "vitest";
import { loadCommonPasswords } from "./common-passwords.ts";
import { ownWordsOf, passwordStrength, validateNewPassword, validatePassword } from "./password-rules.ts";

const guessable = {
  common: await loadCommonPasswords(),
  own: ownWordsOf("Ganpat.Shinde@rathkar-motors.example", ["Shinde & Sons", "शिंदे मोटर्स"]),
};

test.each([
  ["", "", "missing"],
  ["six-cylinders", "", "missing"],
  ["", "six-cylinders", "missing"],
  ["12345", "12345", "too short"],
  ["12345", "other", "too short"],
  ["six-cylinders", "six-cylinder", "no match"],
  ["x".repeat(129), "x".repeat(129), "too long"],
  ["trk8#q", "trk8#q", null],
  ["xy".repeat(64), "xy".repeat(64), null],
])(
  "the new password '%s' confirmed by '%s' is validated: %s [ACC-2, ACC-3, ACC-4]",
  (password, confirmation, problem) => {
    expect(validateNewPassword({ password, confirmation }, guessable)).toBe(problem);
  },
);

test("the three thousand most common passwords that are long enough are all refused [ACC-10]", () => {
  const common = guessable.common.filter((password) => password.length >= 6).slice(0, 3000);
  expect(common).toHaveLength(3000);
  expect(common.filter((password) => validatePassword(password, guessable) === null)).toEqual([]);
});

test.each(["123456", "PASSWORD", "Password2026!", "qwerty", " iloveyou ", "ｐａｓｓｗｏｒｄ"])(
  "the common password '%s' is refused however it is written [ACC-10]",
  (password) => {
    expect(validatePassword(password, guessable)).toBe("too common");
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
  expect(validatePassword(password, guessable)).toBe("own words");
});

test.each(["rathkar truck shed river", "my owner paints on Sundays", "six-cylinders", "नवीन गाडी रंगवली"])(
  "the password '%s' says enough besides [ACC-10]",
  (password) => {
    expect(validatePassword(password, guessable)).toBeNull();
  },
);

test.each([
  ["", 0, "empty"],
  ["abcde", 0, "too short"],
  ["123456", 0, "too common"],
  ["ganpat.shinde@rathkar-motors.example", 0, "own words"],
  ["aabbaabbaabbaabb", 1, "repetitive"],
  ["q2q2q2q2q2q2", 1, "repetitive"],
  ["trk8#q", 1, "short"],
  ["Tata-Ace", 2, "fair"],
  ["truck shed river", 3, "strong"],
])("'%s' has %i steps of strength: %s [ACC-6]", (password, steps, hint) => {
  expect(passwordStrength(password, guessable)).toEqual({ steps, hint });
});

test("the meter stands at nothing exactly where the password would be refused [ACC-6, ACC-10]", () => {
  const passwords = guessable.common.slice(0, 500);
  const tried = [...passwords, ...passwords.map((word) => `${word} of the ${word}s`), ...guessable.own];
  const refused = tried.filter((password) => validatePassword(password, guessable) !== null);
  const empty = tried.filter((password) => passwordStrength(password, guessable).steps === 0);
  expect(empty).toEqual(refused);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(tried.length);
});
