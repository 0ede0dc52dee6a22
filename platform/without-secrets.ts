const credentials = /:\/\/[^\s"'<>`]{1,500}@/g;
const identity = /AGE-SECRET-KEY-[\w-]{0,200}/gi;

/** A text for a log, a mail or a screen, without the secrets of the addresses and identities in it. */
export function withoutSecrets(text: string): string {
  return text.replace(credentials, "://…@").replace(identity, "AGE-SECRET-KEY-…");
}
