import { Dialog } from "radix-ui";
import type { ReactElement } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import { useOutcomeNotice } from "../../kit/form/form-outcome.ts";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { quietLink } from "../../kit/page/today-panel.tsx";
import { PlaceThumbnail } from "../../kit/picture/place-thumbnail.tsx";
import { type SitePage, sitePageAddress } from "./addresses.ts";
import type { PageOutcome } from "./change-page.server.ts";
import type { ShownDraft } from "./drafts.server.ts";

interface PublishDialogProps {
  page: SitePage;
  drafts: readonly ShownDraft[];
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function PublishDialog({ page, drafts, trigger, isOpen, onOpenChange }: PublishDialogProps) {
  const text = useAdminText().onPage;
  const change = useFetcher<PageOutcome>();
  const isWorking = change.state !== "idle";
  useOutcomeNotice(change);
  useFetcherResult(change, ({ ok }) => {
    if (ok && drafts.length <= 1) onOpenChange(false);
  });

  function send(fields: Record<string, string>) {
    if (!isWorking) void change.submit(fields, { method: "post", action: sitePageAddress(page) });
  }

  const publish = (published: readonly ShownDraft[]) =>
    send({ intent: "publish-drafts", documents: published.map(({ key }) => key).join(" ") });

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogPanel title={text.drafts} width="narrow">
        <ul>
          {drafts.map((draft) => (
            <li key={draft.key} className="border-t border-line py-3">
              <h3 className="text-base wrap-anywhere">{draft.title}</h3>
              <Changes draft={draft} />
              <div className="mt-2 flex flex-wrap gap-2">
                {change.data?.changed?.includes(draft.key) ? (
                  <Button
                    kind="secondary"
                    aria-label={fillPlaceholders(text.publishMineName, { name: draft.title })}
                    onClick={() =>
                      send({
                        ...{ intent: "publish-drafts", documents: draft.key },
                        over: String(draft.standing),
                      })
                    }
                  >
                    {text.publishMine}
                  </Button>
                ) : (
                  <Button
                    kind="secondary"
                    aria-label={fillPlaceholders(text.publishName, { name: draft.title })}
                    onClick={() => publish([draft])}
                  >
                    {text.publishThis}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  aria-label={fillPlaceholders(text.discardName, { name: draft.title })}
                  onClick={() => send({ intent: "discard", document: draft.key })}
                >
                  {text.discard}
                </Button>
                <Link
                  to={sitePageAddress(page, { key: draft.key })}
                  aria-label={fillPlaceholders(text.openName, { name: draft.title })}
                  className={quietLink}
                  onClick={() => onOpenChange(false)}
                >
                  {text.open}
                </Link>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Dialog.Close asChild>
            <Button kind="secondary">{text.close}</Button>
          </Dialog.Close>
          <Button
            kind="primary"
            aria-disabled={isWorking || drafts.length === 0}
            onClick={() => publish(drafts)}
          >
            {text.publishAll}
          </Button>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}

function Changes({ draft: { changes, pictures } }: { draft: ShownDraft }) {
  const text = useAdminText().onPage;
  if (pictures !== null) {
    return (
      <dl className="mt-2 grid grid-cols-2 gap-3 text-sm">
        {(["before", "after"] as const).map((when) => (
          <div key={when}>
            <dt className="text-steel">{text[when]}</dt>
            <dd className="mt-1 overflow-hidden rounded-sm">
              <PlaceThumbnail shown={pictures[when]} sizes="240px" />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {changes.map(({ field, lang, before, after }) => (
        <li key={field} className="mt-2">
          <p className="text-sm font-bold">{field}</p>
          <dl className="grid gap-x-4 text-sm sm:grid-cols-2">
            <div>
              <dt className="text-steel">{text.before}</dt>
              <dd lang={lang} className="wrap-anywhere">
                {before || text.nothing}
              </dd>
            </div>
            <div>
              <dt className="text-steel">{text.after}</dt>
              <dd lang={lang} className="font-bold wrap-anywhere">
                {after || text.nothing}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
