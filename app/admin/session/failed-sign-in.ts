import type { NewActivity } from "#domain/activity/activity.ts";
import type { SignInRefusal } from "#domain/administrator/change-password.ts";

/** What the log says of somebody who was not let in: neither who it was nor what was typed. */
export function failedSignIn({ reason }: SignInRefusal): NewActivity {
  const detail = reason === "wrong" ? "wrong email or password" : "too many attempts";
  return { kind: "sign-in failed", detail, session: null };
}
