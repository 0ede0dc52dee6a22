import { useEffect, useRef } from "react";
import { useAdminText } from "../layout/admin-text.ts";
import { TextField } from "../ui/field.tsx";

/** Which code is asked for. */
export type CodeKind = "app" | "recovery";

export function CodeFields({ kind, isWrong }: { kind: CodeKind; isWrong: boolean }) {
  const text = useAdminText().session.code;
  return (
    <>
      <CodeField key={kind} kind={kind} isWrong={isWrong} hasFocus />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember" value="yes" className="size-5 shrink-0 accent-teal" />
        {text.remember}
      </label>
    </>
  );
}

interface CodeFieldProps {
  kind: CodeKind;
  isWrong: boolean;
  /** Whether typing can begin at once. */
  hasFocus?: boolean;
}

export function CodeField({ kind, isWrong, hasFocus = false }: CodeFieldProps) {
  const text = useAdminText().session.code;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const look =
    kind === "app"
      ? ({
          label: text.app,
          hint: text.appHint,
          inputMode: "numeric",
          autoComplete: "one-time-code",
        } as const)
      : ({
          label: text.recovery,
          hint: text.recoveryHint,
          autoComplete: "off",
          autoCapitalize: "none",
        } as const);
  return (
    <TextField
      ref={field}
      name="code"
      maxLength={40}
      spellCheck={false}
      className="font-mono text-xl tracking-widest"
      aria-invalid={isWrong}
      required
      {...look}
    />
  );
}
