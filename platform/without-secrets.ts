/** What stands before the @ of an address: a key and its secret, a user and his password. Bounded: it looks through what strangers send, too. */
const credentials = /:\/\/[^\s"'<>`]{1,500}@/g;
/** A whole identity of age, or one that is mistyped. */
const identity = /AGE-SECRET-KEY-[\w-]{0,200}/gi;

/** A text for a log, a mail or a screen, without the secrets of the addresses and identities in it. */
export function withoutSecrets(text: string): string {
  return text.replace(credentials, "://…@").replace(identity, "AGE-SECRET-KEY-…");
}
