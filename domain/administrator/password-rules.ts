/** Characters. */
export const passwordMinimum = 6;
/** A longer one burdens the server. */
export const passwordMaximum = 128;
const passwordAdvised = 12;

/** Why a password cannot be taken, or null. */
export function validatePassword(password: string): string | null {
  if (password.length < passwordMinimum) {
    return `Password must be at least ${passwordMinimum} characters long`;
  }
  if (password.length > passwordMaximum) return `Password must be at most ${passwordMaximum} characters long`;
  return null;
}

/** The same for a new password and its confirmation. */
export function validateNewPassword(typed: { password: string; confirmation: string }): string | null {
  if (typed.password === "" || typed.confirmation === "") return "Please fill in all password fields";
  const problem = validatePassword(typed.password);
  if (problem !== null) return problem;
  return typed.password === typed.confirmation ? null : "Passwords do not match";
}

/** How hard a password is to guess. */
export interface PasswordStrength {
  /** 0 to 3. */
  steps: number;
  hint: string;
}

/** A hint, never a reason to refuse. */
export function passwordStrength(password: string): PasswordStrength {
  const advice = `${passwordAdvised} or more characters are advised, for example a few unrelated words.`;
  const length = [...password].length;
  if (length === 0) return { steps: 0, hint: advice };
  if (length < passwordMinimum) return { steps: 0, hint: `Too short. ${advice}` };
  const isMonotonous = new Set(password.toLowerCase()).size < 5 || /^(.{1,4})\1+$/.test(password);
  if (isMonotonous) return { steps: 1, hint: `Weak: it repeats itself. ${advice}` };
  if (length < passwordAdvised) return { steps: 2, hint: `Fair. ${advice}` };
  return { steps: 3, hint: "Strong." };
}
