/** Whether a secret could be guessed: a word, a pattern or a run, however long it is. */
export function isWeakSecret(secret: string): boolean {
  const characters = new Set(secret);
  return characters.size < 12 || /secret|password|change.?me|example|rathkar|123456|qwerty/i.test(secret);
}
