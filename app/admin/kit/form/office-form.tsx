import { type ReactNode, useEffect, useRef } from "react";

interface OfficeFormProps {
  label: string;
  action?: string;
  className?: string;
  isSaving: boolean;
  refusal: object | null;
  onSave(): void;
  children: ReactNode;
}

export function OfficeForm(props: OfficeFormProps) {
  const { label, action, className, isSaving, refusal, onSave, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={action}
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave();
      }}
    >
      {children}
    </form>
  );
}
