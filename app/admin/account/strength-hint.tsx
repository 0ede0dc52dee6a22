import type { PasswordStrength } from "#domain/administrator/password-rules.ts";

const colours = ["bg-line", "bg-vermilion", "bg-marigold", "bg-teal"] as const;

/** Three bars and what would make the password better; read out when typing pauses. */
export function StrengthHint({ steps, hint }: PasswordStrength) {
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
        {hint}
      </p>
    </div>
  );
}
