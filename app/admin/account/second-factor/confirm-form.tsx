import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CodeField, type CodeKind } from "../../kit/form/code-fields.tsx";
import { PasswordField } from "../../kit/form/password-field.tsx";
import { useFocusAtStart } from "../../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function PasswordStep({ email, ...step }: StepProps & { email: string }) {
  const text = useAdminText().secondFactor;
  return (
    <StepForm intent="begin second factor" send={text.next} {...step}>
      <OwnPassword email={email} />
    </StepForm>
  );
}

export function ConfirmForm({ email, toDo, ...step }: StepProps & { email: string; toDo: "renew" | "off" }) {
  const { secondFactor, session } = useAdminText();
  const [kind, setKind] = useState<CodeKind>("app");
  const { action, explanation } = secondFactor[toDo];
  return (
    <StepForm
      intent={toDo === "off" ? "second factor off" : "renew recovery codes"}
      send={action}
      isDangerous={toDo === "off"}
      {...step}
    >
      <p>{explanation}</p>
      <OwnPassword email={email} />
      <div>
        <CodeField key={kind} kind={kind} isWrong={step.problem !== null} />
        <Button
          kind="quiet"
          className="mt-1 px-0"
          onClick={() => setKind(kind === "app" ? "recovery" : "app")}
        >
          {kind === "app" ? session.code.useRecovery : session.code.useApp}
        </Button>
      </div>
    </StepForm>
  );
}

function OwnPassword({ email }: { email: string }) {
  const text = useAdminText().secondFactor;
  const field = useFocusAtStart<HTMLInputElement>();
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
