export const passwordMinimum = 6;
export const passwordMaximum = 128;
export const passwordAdvised = 12;
const passwordWeak = 8;

export interface GuessableWords {
  common: readonly string[];
  own: readonly string[];
}

const roleWords = ["administrator", "workshop", "rathkar", "owner", "admin"];
const shortestWord = 4;

/** The e-mail address, its parts, and words of the workshop's names. */
export function ownWordsOf(email: string, workshopNames: readonly string[]): string[] {
  const address = fold(email);
  const [user = "", domain = ""] = address.split("@");
  const labels = domain.split(".").slice(0, -1);
  const names = workshopNames.map(fold);
  const wholes = [address, user, domain, ...names, ...names.map((name) => name.replaceAll(" ", ""))];
  const parts = [user, ...labels, ...names].flatMap((whole) => whole.split(/[^\p{L}\p{M}\p{N}]+/u));
  const words = new Set([...wholes, ...parts, ...roleWords].filter((word) => word.length >= shortestWord));
  return [...words].sort((one, other) => other.length - one.length);
}

export type PasswordProblem = "too short" | "too long" | "too common" | "own words";
export type NewPasswordProblem = PasswordProblem | "missing" | "no match";

/** Why a password cannot be taken, or null. */
export function validatePassword(password: string, guessable: GuessableWords): PasswordProblem | null {
  if (password.length < passwordMinimum) return "too short";
  if (password.length > passwordMaximum) return "too long";
  const folded = fold(password);
  if (isCommon(folded, guessable)) return "too common";
  const rest = guessable.own.reduce((left, word) => left.replaceAll(word, " "), folded);
  if (rest !== folded && (isTooLittle(rest) || isCommon(rest.replaceAll(" ", ""), guessable))) {
    return "own words";
  }
  return null;
}

/** The same for a new password and its confirmation. */
export function validateNewPassword(
  typed: { password: string; confirmation: string },
  guessable: GuessableWords,
): NewPasswordProblem | null {
  if (typed.password === "" || typed.confirmation === "") return "missing";
  const problem = validatePassword(typed.password, guessable);
  if (problem !== null) return problem;
  return typed.password === typed.confirmation ? null : "no match";
}

export interface PasswordStrength {
  steps: number;
  hint: PasswordProblem | "empty" | "repetitive" | "short" | "fair" | "strong";
}

/** Refuses what `validatePassword` does; the rest is a hint. */
export function passwordStrength(password: string, guessable: GuessableWords): PasswordStrength {
  const length = [...password].length;
  if (length === 0) return { steps: 0, hint: "empty" };
  const problem = validatePassword(password, guessable);
  if (problem !== null) return { steps: 0, hint: problem };
  const isMonotonous = new Set(password.toLowerCase()).size < 5 || /^(.{1,4})\1+$/.test(password);
  if (isMonotonous) return { steps: 1, hint: "repetitive" };
  if (length < passwordWeak) return { steps: 1, hint: "short" };
  if (length < passwordAdvised) return { steps: 2, hint: "fair" };
  return { steps: 3, hint: "strong" };
}

function fold(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

function isCommon(folded: string, { common }: GuessableWords): boolean {
  return common.includes(folded) || common.includes(folded.replace(/[^\p{L}]+$/u, ""));
}

function isTooLittle(rest: string): boolean {
  const kept = rest.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return kept.length < passwordMinimum || /^\d+$/.test(kept);
}
