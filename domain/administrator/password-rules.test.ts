import { expect, test } from "vitest";
import { passwordStrength, validateNewPassword } from "./password-rules.ts";

test.each([
  ["", "", "Please fill in all password fields"],
  ["six-cylinders", "", "Please fill in all password fields"],
  ["", "six-cylinders", "Please fill in all password fields"],
  ["12345", "12345", "Password must be at least 6 characters long"],
  ["12345", "other", "Password must be at least 6 characters long"],
  ["six-cylinders", "six-cylinder", "Passwords do not match"],
  ["x".repeat(129), "x".repeat(129), "Password must be at most 128 characters long"],
  ["123456", "123456", null],
  ["x".repeat(128), "x".repeat(128), null],
])(
  "the new password '%s' confirmed by '%s' is validated: %s [ACC-2, ACC-3, ACC-4]",
  (password, confirmation, message) => {
    expect(validateNewPassword({ password, confirmation })).toBe(message);
  },
);

test.each([
  ["", 0],
  ["abcde", 0],
  ["aaaaaaaaaaaaaa", 1],
  ["121212121212", 1],
  ["Tata-Ace", 2],
  ["truck shed river", 3],
])("'%s' has %i steps of strength [ACC-6]", (password, steps) => {
  expect(passwordStrength(password).steps).toBe(steps);
});

test("below the advised length the hint advises 12 or more [ACC-6]", () => {
  expect(passwordStrength("Tata-Ace").hint).toContain("12 or more characters are advised");
  expect(passwordStrength("truck shed river").hint).not.toContain("12");
});
