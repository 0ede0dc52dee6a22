import { type ComponentProps, type ReactNode, useState } from "react";
import { useAdminText } from "../page/admin-text.ts";
import { TextField } from "./field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label"> & {
  label: string;
  below?: ReactNode;
};

export function PasswordField({ label, below, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { showPassword, hidePassword } = useAdminText().layout;
  const word = isShown ? hidePassword : showPassword;
  return (
    <div>
      <div className="relative">
        <TextField label={label} type={isShown ? "text" : "password"} className="pr-20" {...input} />
        <button
          type="button"
          aria-label={`${word}: ${label}`}
          onClick={() => setShown(!isShown)}
          className="absolute right-0.5 bottom-0.5 inline-flex min-h-11 min-w-16 items-center justify-center rounded-md px-3 text-sm font-bold text-teal noscript:hidden"
        >
          {word}
        </button>
      </div>
      {below}
    </div>
  );
}

export function CurrentPasswordField(input: Omit<PasswordFieldProps, "label" | "below" | "autoComplete">) {
  const text = useAdminText().account.password;
  return (
    <PasswordField
      label={text.current}
      autoComplete="current-password"
      below={<p className="mt-1 text-sm text-steel">{text.currentHint}</p>}
      {...input}
    />
  );
}
