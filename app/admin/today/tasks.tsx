import { use, useEffect, useState } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BackupStatus } from "#domain/backup/backup.ts";
import { binPath } from "../kit/addresses/bin.ts";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { factsAddress } from "../kit/addresses/facts.ts";
import { imagesAddress, inWorkPath } from "../kit/addresses/images.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { mailProblem } from "../kit/page/mail-problem.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";
import { MendItem, quietLink, TodayPanel } from "../kit/page/today-panel.tsx";
import { UnfinishedUploadsContext } from "../kit/upload/unfinished-uploads.ts";
import type { Today } from "./read-today.server.ts";

export function Tasks({ account, today }: { account: string; today: Today }) {
  const { today: text, facts, enquiries } = useAdminText();
  const {
    lines,
    failingMail,
    isMailUnproven,
    isDiskLow,
    withoutVehicle,
    inWork,
    certificate,
    backups,
    oldCopy,
    published,
  } = today;
  const unfinished = useUnfinished(account);
  const waiting = unfinished + withoutVehicle + inWork.total + certificate.length + lines.total;
  const isSafe =
    failingMail === null && !isMailUnproven && !isDiskLow && oldCopy === null && !backups?.problem;
  return (
    <TodayPanel title={text.tasks.title}>
      {waiting === 0 && isSafe ? <p className="mt-1">{text.tasks.none}</p> : null}
      <ul className="mt-2">
        {unfinished === 0 ? null : (
          <MendItem to="/admin/upload">{counted(text.tasks.unfinished, unfinished)}</MendItem>
        )}
        {withoutVehicle === 0 ? null : (
          <MendItem to={imagesAddress({ kind: "without-vehicle" })}>
            {counted(text.tasks.withoutVehicle, withoutVehicle)}
          </MendItem>
        )}
        {inWork.total === 0 ? null : (
          <MendItem to={inWorkPath}>
            {counted(text.tasks.inWork, inWork.total)}{" "}
            {inWork.days === 0 ? null : counted(text.tasks.inWorkFor, inWork.days)}
          </MendItem>
        )}
        {lines.id === null ? null : (
          <MendItem to={`${enquiriesPath}/${lines.id}`}>{counted(text.tasks.lines, lines.total)}</MendItem>
        )}
        {failingMail === null ? null : (
          <MendItem to={enquiriesPath}>
            {counted(text.tasks.failingMail, failingMail.count)}{" "}
            {mailProblem(enquiries.mail, failingMail.problem)}
          </MendItem>
        )}
        {isMailUnproven ? <MendItem to="/admin/mail">{text.tasks.mailUnproven}</MendItem> : null}
        {isDiskLow ? <MendItem to={binPath}>{text.tasks.diskLow}</MendItem> : null}
        {backups?.problem ? (
          <MendItem to={null}>
            {text.backup.failed[backups.problem.kind]} {text.backup.hint}{" "}
            <i lang="en">{backups.problem.sentence}</i>
          </MendItem>
        ) : null}
        {oldCopy === null ? null : (
          <MendItem to="/admin/account#backup">
            {oldCopy === "never" ? text.backup.never : counted(text.backup.old, oldCopy.days)}
          </MendItem>
        )}
        {certificate.map(({ kind, values }) => (
          <MendItem key={kind} to={factsAddress("certificate")}>
            {fillPlaceholders(facts.warnings[kind], values)}
          </MendItem>
        ))}
      </ul>
      <p className="mt-2 border-t border-line pt-3 wrap-anywhere">
        {published === null ? (
          text.published.none
        ) : (
          <Sentence
            text={text.published.last}
            values={{
              time: <Time iso={published.createdAt} />,
              name: (
                <a href={published.path} className={quietLink}>
                  {published.name}
                </a>
              ),
            }}
          />
        )}
      </p>
      {backups === null ? null : <LastBackup {...backups} />}
      {today.downloadedAt === null ? null : (
        <p className="py-2">
          <Sentence text={text.backup.downloaded} values={{ time: <Time iso={today.downloadedAt} /> }} />
        </p>
      )}
    </TodayPanel>
  );
}

function LastBackup({ backup, drill }: BackupStatus) {
  const { backup: text } = useAdminText().today;
  if (backup === null) return <p className="py-2">{text.none}</p>;
  const { endedAt, megabytes } = backup;
  return (
    <p className="py-2">
      <Sentence
        text={text.last}
        values={{ time: <Time iso={endedAt} />, megabytes: String(megabytes ?? "?") }}
      />
      {drill === null ? null : (
        <>
          {" · "}
          <Sentence text={text.tried} values={{ time: <Time iso={drill.endedAt} as="day" /> }} />
        </>
      )}
    </p>
  );
}

function useUnfinished(account: string): number {
  const countUnfinished = use(UnfinishedUploadsContext);
  const [unfinished, setUnfinished] = useState(0);
  useEffect(() => {
    let isShown = true;
    void countUnfinished(account)
      .catch(() => 0)
      .then((count) => {
        if (isShown) setUnfinished(count);
      });
    return () => {
      isShown = false;
    };
  }, [account, countUnfinished]);
  return unfinished;
}
