import { useState } from "react";
import { loadCommonPasswords } from "#domain/administrator/passwords/common-passwords.ts";
import type { GuessableWords } from "#domain/administrator/passwords/password-rules.ts";

export function useGuessableWords(own: readonly string[]): {
  guessable: GuessableWords;
  fetchCommon(): void;
} {
  const [common, setCommon] = useState<readonly string[]>([]);
  return {
    guessable: { common, own },
    fetchCommon() {
      if (common.length === 0) loadCommonPasswords().then(setCommon, () => undefined);
    },
  };
}
