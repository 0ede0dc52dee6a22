import { type ComponentProps, type ReactNode, useState } from "react";
import { TextField } from "./field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label"> & {
  label: string;
  below?: ReactNode;
};

/** A password that its writer can look at. */
export function PasswordField({ label, below, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <div className="relative">
        <TextField label={label} type={isShown ? "text" : "password"} className="pr-20" {...input} />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="absolute right-0.5 bottom-0.5 inline-flex min-h-11 min-w-16 items-center justify-center rounded-md px-3 text-sm font-bold text-teal"
        >
          {isShown ? "Hide" : "Show"}
        </button>
      </div>
      {below}
    </div>
  );
}
