import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { RememberedDevice } from "#domain/administrator/remembered-devices.ts";
import type { ListedSession } from "#domain/administrator/sessions.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { Confirm } from "../ui/confirm.tsx";
import { useOutcomeNotice } from "../ui/form-outcome.ts";
import { Time } from "../ui/time.tsx";
import type { AccountOutcome } from "./change-account.server.ts";
import { deviceWords } from "./device-words.ts";
import { Fact } from "./fact.tsx";
import { RememberedDevices } from "./remembered-devices.tsx";

interface SessionListProps {
  sessions: ListedSession[];
  /** Null while no codes are asked for. */
  devices: RememberedDevice[] | null;
}

export function SessionList({ sessions, devices }: SessionListProps) {
  const text = useAdminText().account.sessions;
  const end = useFetcher<AccountOutcome>({ key: "end-other-sessions" });
  useOutcomeNotice(end);

  return (
    <section aria-labelledby="sessions" className="max-w-3xl">
      <h2 id="sessions" className="text-lg">
        {text.title}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {sessions.map((session) => (
          <SessionCard key={session.reference} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Confirm
          title={text.end}
          question={devices === null ? text.question : `${text.question} ${text.forgetsDevices}`}
          confirm={text.end}
          onConfirm={() => void end.submit({ intent: "end other sessions" }, { method: "post" })}
          trigger={
            <Button kind="danger" className="mt-4 w-full sm:w-auto" disabled={end.state !== "idle"}>
              {end.state === "idle" ? text.end : text.ending}
            </Button>
          }
        />
      ) : (
        <p className="mt-3 text-steel">{text.onlyThis}</p>
      )}
      {devices === null ? null : <RememberedDevices devices={devices} />}
    </section>
  );
}

function SessionCard({ session }: { session: ListedSession }) {
  const text = useAdminText().account.sessions;
  return (
    <li className="panel p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {deviceWords(text, session.userAgent)}
        {session.isThis ? <span className="plate">{text.thisDevice}</span> : null}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-steel">
        <Fact name={text.signedIn}>
          <Time iso={session.startedAt} />
        </Fact>
        <Fact name={text.lastSeen}>{session.isThis ? text.now : <Time iso={session.seenAt} />}</Fact>
        <Fact name={text.session}>{session.reference}</Fact>
      </dl>
    </li>
  );
}
