import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useEachAnswer } from "#app/use-each-answer.ts";
import type { ListedSession } from "#domain/administrator/sessions.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import { Confirm } from "../ui/confirm.tsx";
import { Time } from "../ui/time.tsx";
import type { AccountChange } from "./account-change.ts";
import { deviceWords } from "./device-words.ts";

export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  const end = useFetcher<AccountChange>({ key: "end-other-sessions" });
  useEachAnswer(end, ({ ok, message }) => {
    if (ok) tellSuccess(message);
    else tellFailure("The other sessions could not be ended", message);
  });

  return (
    <section aria-labelledby="sessions" className="max-w-3xl">
      <h2 id="sessions" className="text-lg">
        Where you are signed in
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {sessions.map((session) => (
          <SessionCard key={session.reference} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Confirm
          title="Sign out everywhere else"
          question="Are you sure you want to sign out everywhere else?"
          confirm="Sign out everywhere else"
          onConfirm={() => void end.submit({ intent: "end other sessions" }, { method: "post" })}
          trigger={
            <Button kind="danger" className="mt-4 w-full sm:w-auto" disabled={end.state !== "idle"}>
              {end.state === "idle" ? "Sign out everywhere else" : "Signing out..."}
            </Button>
          }
        />
      ) : (
        <p className="mt-3 text-steel">You are signed in nowhere else.</p>
      )}
    </section>
  );
}

function SessionCard({ session }: { session: ListedSession }) {
  return (
    <li className="panel p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {deviceWords(session.userAgent)}
        {session.isThis ? <span className="plate">This device</span> : null}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-steel">
        <Fact name="Signed in">
          <Time iso={session.startedAt} />
        </Fact>
        <Fact name="Last seen">{session.isThis ? "now" : <Time iso={session.seenAt} />}</Fact>
        <Fact name="Session">{session.reference}</Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}:</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
