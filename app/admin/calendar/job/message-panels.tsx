import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { Job } from "#domain/jobs/job.ts";
import { focusNext } from "../../kit/form/use-focus-at-start.ts";
import { withQuery } from "../../kit/list/list-query.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import type { JobMessages } from "./job-messages.ts";

export function LinkPanel({ link, chat }: { link: string; chat: string | null }) {
  const text = useAdminText().jobs.link;
  return (
    <Panel title={text.title}>
      <p className="mt-1 text-sm text-steel">{text.hint}</p>
      {chat === null ? (
        <p className="mt-2 wrap-anywhere">
          {text.unreadable} {link}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {chat === null ? null : <Chat href={chat}>{text.send}</Chat>}
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass("secondary")}>
          {text.see}
        </a>
      </div>
    </Panel>
  );
}

interface AfterPanelProps {
  job: Job;
  messages: JobMessages;
  asksReview: boolean;
  /** After the delivery the stages may lie below the first screen. */
  isNext: boolean;
}

export function AfterPanel({ job, messages, asksReview, isNext }: AfterPanelProps) {
  const text = useAdminText().jobs.after;
  const { vehicleName: vehicle, work: body } = job;
  return (
    <Panel title={text.title}>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          ref={isNext ? focusNext : undefined}
          to={withQuery("/admin/upload", { vehicle, body })}
          className={buttonClass("primary")}
        >
          <Icon name="upload" />
          {text.upload}
        </Link>
        {messages.after === null ? null : (
          <Chat href={messages.after}>{asksReview ? text.review : text.thank}</Chat>
        )}
      </div>
    </Panel>
  );
}

function Chat({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass("secondary")}>
      <Icon name="chat" />
      {children}
    </a>
  );
}
