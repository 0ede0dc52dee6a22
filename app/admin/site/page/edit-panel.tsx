import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useOutcomeNotice } from "../../kit/form/form-outcome.ts";
import { OnPageContext } from "../../kit/form/on-page.ts";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { quietLink } from "../../kit/page/today-panel.tsx";
import { type SitePage, sitePageAddress } from "./addresses.ts";
import type { PageOutcome } from "./change-page.server.ts";
import { DocumentEditor } from "./document-editor.tsx";
import type { EditedDocument } from "./documents.server.ts";

export interface TitledDocument {
  key: string;
  title: string;
}

interface EditPanelProps {
  page: SitePage;
  edited: EditedDocument | null;
  also: readonly TitledDocument[];
  related: readonly TitledDocument[];
  link: SitePage | null;
  onClose(): void;
}

export function EditPanel({ page, edited, also, related, link, onClose }: EditPanelProps) {
  const text = useAdminText().onPage;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPicture = edited?.kind === "picture";
  useEffect(() => {
    const fields = "details[open] textarea, details[open] input, form > div textarea, form textarea";
    const field = isPicture ? null : panel.current?.querySelector<HTMLElement>(fields);
    (field ?? heading.current)?.focus();
  }, [isPicture]);
  const name = edited?.title ?? text.unknown;
  return (
    <section
      ref={panel}
      id="edit-panel"
      aria-label={fillPlaceholders(text.panel, { name })}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className="fixed inset-x-0 bottom-0 z-50 flex max-h-[70dvh] flex-col gap-3 overflow-y-auto rounded-t-lg border border-line bg-sand p-3 lg:sticky lg:top-4 lg:z-0 lg:max-h-[calc(100dvh-2rem)] lg:rounded-lg [&_form_.sticky]:-bottom-3"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-base wrap-anywhere outline-none">
          {name}
        </h2>
        <Button kind="secondary" className="shrink-0" onClick={onClose}>
          {text.close}
        </Button>
      </div>
      {edited === null ? (
        <Problem message={text.unknown} />
      ) : (
        <>
          {edited.isDraft ? <DraftState page={page} document={edited.key} onDiscarded={onClose} /> : null}
          <OnPageContext
            value={{
              document: edited.key,
              entry: edited.entry,
              address: sitePageAddress(page, {
                key: edited.entry === undefined ? edited.key : `${edited.key}/${edited.entry}`,
              }),
              language: page.language,
            }}
          >
            <DocumentEditor edited={edited} />
          </OnPageContext>
        </>
      )}
      {link === null ? null : (
        <Link to={sitePageAddress(link)} className={`${quietLink} self-start`}>
          {text.follow}
        </Link>
      )}
      <Others title={text.also} page={page} others={isPicture ? also : [...also, ...related]} />
      {isPicture ? <Others title={text.otherPictures} page={page} others={related} /> : null}
    </section>
  );
}

interface OthersProps {
  title: string;
  page: SitePage;
  others: readonly TitledDocument[];
}

function Others({ title, page, others }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className="text-sm text-steel">{title}</p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map(({ key, title: name }) => (
          <li key={key}>
            <Link replace to={sitePageAddress(page, { key })} className={quietLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DraftStateProps {
  page: SitePage;
  document: string;
  onDiscarded(): void;
}

function DraftState({ page, document, onDiscarded }: DraftStateProps) {
  const text = useAdminText().onPage;
  const change = useFetcher<PageOutcome>();
  useOutcomeNotice(change);
  useFetcherResult(change, ({ ok }) => {
    if (ok) onDiscarded();
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="font-bold text-vermilion">{text.isDraft}</p>
      <Button
        kind="quiet"
        onClick={() =>
          void change.submit(
            { intent: "discard", document },
            { method: "post", action: sitePageAddress(page) },
          )
        }
      >
        {text.discard}
      </Button>
    </div>
  );
}
