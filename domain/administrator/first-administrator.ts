import type { Administrator } from "./administrator.ts";
import { validateCredentials } from "./credentials.ts";

/**
 * At first start, makes the administrator of ADMIN_EMAIL and ADMIN_PASSWORD (decision 15). Does nothing when
 * either is missing or when there is an administrator already: it never changes a password. Answers whether
 * one was made; throws with a sentence for the operator when the values cannot be used.
 */
export async function createFirstAdministrator(
  administrator: Administrator,
  config: { adminEmail: string | null; adminPassword: string | null },
): Promise<boolean> {
  const { adminEmail: email, adminPassword: password } = config;
  if (email === null || password === null) return false;
  if (await administrator.exists()) return false;
  const judged = validateCredentials({ email, password });
  if (!judged.ok) {
    throw new Error(`ADMIN_EMAIL and ADMIN_PASSWORD make no administrator: ${judged.refusal.message}`);
  }
  await administrator.createOrReset(judged.value);
  return true;
}
