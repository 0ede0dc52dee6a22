/**
 * Passwords that leaks have shown to be the most common, about 43,000 of those long enough, in small letters. Loaded when
 * they are needed: 200 KB for a browser.
 */
export async function loadCommonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"];
}
