import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { RememberedDevice } from "#domain/administrator/second-factor/remembered-devices.ts";
import type { ListedSession } from "#domain/administrator/sessions.ts";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { deviceWords } from "./device-words.ts";
import { EndSessionsQuestion, useEndSessions } from "./end-sessions.tsx";
import { Fact } from "./fact.tsx";
import { RememberedDevices } from "./remembered-devices.tsx";

interface SessionListProps {
  sessions: ListedSession[];
  devices: RememberedDevice[] | null;
  needsPassword: boolean;
}

export function SessionList({ sessions, devices, needsPassword }: SessionListProps) {
  const text = useAdminText().account.sessions;
  const end = useEndSessions();
  const title = useFocusAfterRemoval(sessions.length);

  return (
    <section aria-labelledby="sessions" className="max-w-3xl">
      <h2 id="sessions" ref={title} tabIndex={-1} className="text-lg outline-none">
        {text.title}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {sessions.map((session) => (
          <SessionCard
            key={session.reference}
            session={session}
            isEnding={end.isEnding}
            onEnd={() => end.ask(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          kind="danger"
          className="mt-4 w-full sm:w-auto"
          disabled={end.isEnding}
          onClick={() => end.ask("others")}
        >
          {end.isEnding ? text.ending : text.end}
        </Button>
      ) : (
        <p className="mt-3 text-steel">{text.onlyThis}</p>
      )}
      <EndSessionsQuestion end={end} needsPassword={needsPassword} forgetsDevices={devices !== null} />
      {devices === null ? null : <RememberedDevices devices={devices} />}
    </section>
  );
}

interface SessionCardProps {
  session: ListedSession;
  isEnding: boolean;
  onEnd(): void;
}

function SessionCard({ session, isEnding, onEnd }: SessionCardProps) {
  const text = useAdminText().account.sessions;
  const device = deviceWords(text, session.userAgent);
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-3 p-4 sm:flex-nowrap">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {device}
          {session.isThis ? <span className="plate">{text.thisDevice}</span> : null}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-steel">
          <Fact name={text.signedIn}>
            <Time iso={session.startedAt} />
          </Fact>
          <Fact name={text.lastSeen}>{session.isThis ? text.now : <Time iso={session.seenAt} />}</Fact>
          <Fact name={text.session}>{session.reference}</Fact>
        </dl>
      </div>
      {session.isThis ? null : (
        <Button
          kind="secondary"
          className="shrink-0"
          disabled={isEnding}
          aria-label={`${fillPlaceholders(text.endThis, { device })}, ${text.session} ${session.reference}`}
          onClick={onEnd}
        >
          {text.endOne}
        </Button>
      )}
    </li>
  );
}
