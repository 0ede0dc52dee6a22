import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { NewPasswordFields, useNewPassword } from "../kit/form/new-password-fields.tsx";
import { Problem } from "../kit/page/problem.tsx";
import { type OpenAnswer, OpenForm } from "./open-form.tsx";

interface NewPasswordFormProps {
  ownWords: readonly string[];
  answer: OpenAnswer | undefined;
  above?: ReactNode;
  below?: ReactNode;
  send: string;
  sending: string;
}

export function NewPasswordForm({ ownWords, answer, above, below, send, sending }: NewPasswordFormProps) {
  const isSending = useNavigation().state !== "idle";
  const entry = useNewPassword(ownWords);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem: OpenAnswer | undefined = refusal === null ? answer : { message: refusal };

  return (
    <OpenForm onSubmit={(event) => entry.validate(event, setRefusal)} className="mt-5 flex flex-col gap-5">
      {above}
      <NewPasswordFields entry={entry} isWrong={problem !== undefined && !problem.isFault} />
      {problem === undefined || isSending ? null : (
        <Problem title={problem.title} message={problem.message} />
      )}
      {below}
      <Button kind="primary" type="submit" disabled={isSending}>
        {isSending ? sending : send}
      </Button>
    </OpenForm>
  );
}
