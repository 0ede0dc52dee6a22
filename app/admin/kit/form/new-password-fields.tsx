import { type SubmitEvent, useState } from "react";
import { loadCommonPasswords } from "#domain/administrator/passwords/common-passwords.ts";
import {
  type GuessableWords,
  type PasswordStrength,
  passwordStrength,
  validateNewPassword,
} from "#domain/administrator/passwords/password-rules.ts";
import { useAdminText } from "../page/admin-text.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordProblem, strengthHint } from "./password-words.ts";

export function useNewPassword(ownWords: readonly string[]) {
  const text = useAdminText();
  const [password, setPassword] = useState("");
  const { guessable, fetchCommon } = useGuessableWords(ownWords);
  return {
    strength: passwordStrength(password, guessable),
    onBegin: fetchCommon,
    onType: setPassword,
    validate(event: SubmitEvent<HTMLFormElement>, tell: (problem: string | null) => void): void {
      const fields = new FormData(event.currentTarget);
      const typed = {
        password: String(fields.get("password") ?? ""),
        confirmation: String(fields.get("confirmation") ?? ""),
      };
      const problem = validateNewPassword(typed, guessable);
      tell(problem === null ? null : passwordProblem(text, problem));
      if (problem !== null) event.preventDefault();
    },
  };
}

interface NewPasswordFieldsProps {
  entry: ReturnType<typeof useNewPassword>;
  isWrong: boolean;
}

export function NewPasswordFields({ entry, isWrong }: NewPasswordFieldsProps) {
  const text = useAdminText().account.password;
  return (
    <>
      <PasswordField
        label={text.new}
        name="password"
        autoComplete="new-password"
        aria-describedby="password-strength"
        aria-invalid={isWrong}
        onFocus={entry.onBegin}
        onChange={({ target }) => entry.onType(target.value)}
        below={<StrengthHint {...entry.strength} />}
      />
      <PasswordField
        label={text.confirmation}
        name="confirmation"
        autoComplete="new-password"
        aria-invalid={isWrong}
      />
    </>
  );
}

const colours = ["bg-line", "bg-vermilion", "bg-marigold", "bg-teal"] as const;

function StrengthHint(strength: PasswordStrength) {
  const text = useAdminText();
  const { steps } = strength;
  return (
    <div className="mt-2">
      <div className="flex gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${step <= steps ? colours[steps] : "bg-line"}`}
          />
        ))}
      </div>
      <p id="password-strength" aria-live="polite" className="mt-1 text-sm text-steel">
        {strengthHint(text, strength)}
      </p>
    </div>
  );
}

function useGuessableWords(own: readonly string[]): {
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
