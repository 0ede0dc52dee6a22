import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { SecondFactorState } from "#domain/administrator/second-factor/second-factor.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../../kit/page/notices.tsx";
import type { SecondFactorOutcome, SetUp } from "./change-second-factor.server.ts";
import { ConfirmForm, PasswordStep } from "./confirm-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import type { StepProps } from "./step-form.tsx";

type Step =
  | { name: "rest" | "password" | "renew" | "off" }
  | { name: "set up"; setUp: SetUp }
  | { name: "codes"; codes: string[] };

const rest: Step = { name: "rest" };

export function SecondFactor({ email, state }: { email: string; state: SecondFactorState }) {
  const text = useAdminText().secondFactor;
  const change = useFetcher<SecondFactorOutcome>({ key: "second-factor" });
  const [step, setStep] = useState<Step>(rest);
  const [problem, setProblem] = useState<string | null>(null);
  const title = useFocusOnReturn(step.name === "rest");

  function go(next: Step) {
    setProblem(null);
    setStep(next);
  }

  useFetcherResult(change, ({ ok, status, title, description, setUp, recoveryCodes }) => {
    if (status >= 500) return notifyFailure(title, description);
    if (!ok) return setProblem(title);
    if (setUp !== undefined) return go({ name: "set up", setUp });
    notifySuccess(title, description);
    go(recoveryCodes === undefined ? rest : { name: "codes", codes: recoveryCodes });
  });

  const form: StepProps = { change, problem, onCancel: () => go(rest) };
  return (
    <section aria-labelledby="second-factor" className="panel max-w-xl p-5 md:p-6">
      <h2 id="second-factor" ref={title} tabIndex={-1} className="text-lg outline-none">
        {text.title}
      </h2>
      {step.name === "codes" || step.name === "set up" ? null : <State state={state} />}
      {step.name === "rest" ? <Choices isOn={state.isOn} onChoose={(name) => go({ name })} /> : null}
      {step.name === "password" ? <PasswordStep email={email} {...form} /> : null}
      {step.name === "set up" ? <SetUpForm setUp={step.setUp} {...form} /> : null}
      {step.name === "renew" || step.name === "off" ? (
        <ConfirmForm key={step.name} email={email} toDo={step.name} {...form} />
      ) : null}
      {step.name === "codes" ? <RecoveryCodes codes={step.codes} onKept={() => go(rest)} /> : null}
      {step.name === "codes" ? (
        <UnsavedChangesGuard isUnfinished question={text.recoveryCodes.leave} />
      ) : null}
    </section>
  );
}

function State({ state }: { state: SecondFactorState }) {
  const text = useAdminText().secondFactor;
  if (!state.isOn) return <p className="mt-2">{text.isOff}</p>;
  const { recoveryCodesLeft } = state;
  return (
    <>
      <p className="mt-2">{text.isOn}</p>
      <p className="mt-2">
        {counted(text.codesLeft, recoveryCodesLeft)} {recoveryCodesLeft <= 3 ? text.fewCodesLeft : null}
      </p>
    </>
  );
}

function Choices({ isOn, onChoose }: { isOn: boolean; onChoose(name: "password" | "renew" | "off"): void }) {
  const text = useAdminText().secondFactor;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isOn ? (
        <>
          <Button kind="secondary" onClick={() => onChoose("renew")}>
            {text.renew.action}
          </Button>
          <Button kind="danger" onClick={() => onChoose("off")}>
            {text.off.action}
          </Button>
        </>
      ) : (
        <Button kind="secondary" onClick={() => onChoose("password")}>
          {text.begin}
        </Button>
      )}
    </div>
  );
}

function useFocusOnReturn(isBack: boolean) {
  const target = useRef<HTMLHeadingElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isBack && wasAway.current) target.current?.focus();
    wasAway.current = !isBack;
  }, [isBack]);
  return target;
}
