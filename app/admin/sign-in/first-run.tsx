import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { ServerCommand } from "./server-command.tsx";

/** Milliseconds. */
const lookEvery = 5_000;

export function FirstRun() {
  const text = useAdminText().session.firstRun;
  useLookAgain();
  const code = (words: string) => <code className="break-words">{words}</code>;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p>{text.none}</p>
      <ul className="list-disc pl-6">
        <li>
          <Sentence text={text.byLink} values={{ link: code("/setup/…") }} />
        </li>
        <li className="mt-2">
          <Sentence
            text={text.byCommand}
            values={{ command: <ServerCommand name="admin:create" words="owner@example.com" /> }}
          />
        </li>
        <li className="mt-2">
          <Sentence
            text={text.byVariables}
            values={{ email: code("ADMIN_EMAIL"), password: code("ADMIN_PASSWORD") }}
          />
        </li>
      </ul>
      <p>{text.byItself}</p>
    </div>
  );
}

function useLookAgain() {
  const revalidator = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible" && revalidator.state === "idle") void revalidator.revalidate();
  });
  useEffect(() => {
    const timer = window.setInterval(() => look(), lookEvery);
    return () => window.clearInterval(timer);
  }, []);
}
