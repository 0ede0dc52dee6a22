import { type MouseEvent, type ReactNode, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { useAdminText } from "./admin-text.ts";
import { notifyFailure } from "./notices.tsx";
import { asksForPassword } from "./session-headers.ts";

interface DownloadLinkProps {
  address: string;
  busy?: string;
  children: ReactNode;
}

export function DownloadLink({ address, busy, children }: DownloadLinkProps) {
  const { tryAgain, networkError, unexpected } = useAdminText().layout;
  const [isAsking, setAsking] = useState(false);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    const answer = await fetch(address, { method: "HEAD" }).catch(() => null);
    setAsking(false);
    if (answer?.ok) location.assign(address);
    else if (answer === null) notifyFailure(unexpected, networkError);
    else if (!asksForPassword(answer))
      notifyFailure(unexpected, (answer.status === 503 ? busy : undefined) ?? tryAgain);
  }

  return (
    <a
      href={address}
      aria-busy={isAsking}
      onClick={(event) => void download(event)}
      className={buttonClass("secondary")}
    >
      {children}
    </a>
  );
}
