import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type NewPasswordProblem,
  type PasswordStrength,
  passwordAdvised,
  passwordMaximum,
  passwordMinimum,
} from "#domain/administrator/passwords/password-rules.ts";
import type { AdminText } from "../page/admin-text.ts";

export function passwordProblem({ account }: AdminText, problem: NewPasswordProblem): string {
  const lengths = { least: passwordMinimum, most: passwordMaximum };
  return fillPlaceholders(account.password.problems[problem], lengths);
}

export function strengthHint(text: AdminText, { hint }: PasswordStrength): string {
  const { strength } = text.account.password;
  const advice = fillPlaceholders(strength.advice, { advised: passwordAdvised });
  switch (hint) {
    case "empty":
      return advice;
    case "strong":
      return strength.strong;
    case "too long":
    case "too common":
    case "own words":
      return `${passwordProblem(text, hint)} ${advice}`;
    default:
      return `${strength[hint]} ${advice}`;
  }
}
