const credentials = /:\/\/[^\s"'<>`]{1,500}@/g;
const identity = /AGE-SECRET-KEY-[\w-]{0,200}/gi;

/** Without those in addresses and identities. */
export function withoutSecrets(text: string): string {
  return text.replace(credentials, "://…@").replace(identity, "AGE-SECRET-KEY-…");
}
