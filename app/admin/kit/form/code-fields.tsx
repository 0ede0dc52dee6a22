import type { Ref } from "react";
import { useAdminText } from "../page/admin-text.ts";
import { TextField } from "./field.tsx";
import { useFocusAtStart } from "./use-focus-at-start.ts";

export type CodeKind = "app" | "recovery";

interface CodeFieldProps {
  kind: CodeKind;
  isWrong: boolean;
}

export function CodeFields({ kind, isWrong }: CodeFieldProps) {
  const text = useAdminText().session.code;
  return (
    <>
      <FocusedField key={kind} kind={kind} isWrong={isWrong} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember" value="yes" className="size-5 shrink-0 accent-teal" />
        {text.remember}
      </label>
    </>
  );
}

function FocusedField(props: CodeFieldProps) {
  return <CodeField ref={useFocusAtStart<HTMLInputElement>()} {...props} />;
}

export function CodeField({ kind, isWrong, ref }: CodeFieldProps & { ref?: Ref<HTMLInputElement> }) {
  const text = useAdminText().session.code;
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
      ref={ref}
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
