import { useState } from "react";
import { loadCommonPasswords } from "#domain/administrator/passwords/common-passwords.ts";
import type { GuessableWords } from "#domain/administrator/passwords/password-rules.ts";

/** What no password may be, and how to fetch the long list of it: only who changes a password needs that. */
export function useGuessableWords(own: readonly string[]): {
  guessable: GuessableWords;
  fetchCommon(): void;
} {
  const [common, setCommon] = useState<readonly string[]>([]);
  return {
    guessable: { common, own },
    fetchCommon() {
      // Without it the server alone refuses what is on the list.
      if (common.length === 0) loadCommonPasswords().then(setCommon, () => undefined);
    },
  };
}
