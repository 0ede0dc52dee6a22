import { type RefObject, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { NamedPage } from "#app/site/pages.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { quietLink } from "../../kit/page/today-panel.tsx";
import { pageWordsAddress } from "../words/addresses.ts";
import { readLink, type SitePage, sitePageAddress } from "./addresses.ts";
import type { EditedDocument } from "./documents.server.ts";
import type { ShownDraft } from "./drafts.server.ts";
import { EditPanel, type TitledDocument } from "./edit-panel.tsx";
import { markOf, type Tapped } from "./marks.ts";
import { PageBar } from "./page-bar.tsx";
import { PagePreview } from "./page-preview.tsx";

interface EditedPageProps {
  page: SitePage;
  pages: NamedPage[];
  texts: string | null;
  drafts: ShownDraft[];
  edited: EditedDocument | null;
  also: TitledDocument[];
  related: TitledDocument[];
}

export function EditedPage({ page, pages, texts, drafts, edited, also, related }: EditedPageProps) {
  const text = useAdminText().onPage;
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const frame = useRef<HTMLIFrameElement>(null);
  const query = new URLSearchParams(search);
  const key = query.get("edit");
  useFocusBack(frame, key);

  function open({ key: tapped, also: others, href }: Tapped) {
    const linked = href === null ? null : readLink(href);
    if (tapped !== "") {
      const link = linked === null ? null : href;
      const to = sitePageAddress(page, { key: tapped, also: others, link });
      void navigate(to, { state: { isTapped: true }, preventScrollReset: true, replace: key !== null });
    } else if (linked !== null) void navigate(sitePageAddress(linked));
  }

  function close() {
    if (state?.isTapped === true) void navigate(-1);
    else void navigate(sitePageAddress(page), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="-mt-3 max-w-prose text-sm">{text.hint}</p>
      <PageBar page={page} pages={pages} drafts={drafts} />
      <div className={key === null ? "" : "items-start gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]"}>
        <PagePreview
          frame={frame}
          page={page}
          drafts={drafts.map((draft) => `${draft.key}@${draft.version}`).join()}
          shown={key}
          version={versionOf(edited)}
          onTap={open}
          onClose={() => {
            if (key !== null) close();
          }}
        />
        {key === null ? null : (
          <EditPanel
            key={key}
            page={page}
            edited={edited}
            also={also}
            related={related}
            link={readLink(query.get("link") ?? "")}
            onClose={close}
          />
        )}
      </div>
      {texts === null ? null : (
        <Link to={pageWordsAddress(texts)} className={`${quietLink} self-start`}>
          {text.allTexts}
        </Link>
      )}
    </div>
  );
}

function versionOf(edited: EditedDocument | null): number {
  if (edited === null) return 0;
  return edited.kind === "picture" ? edited.place.stored.version : edited.stored.version;
}

function useFocusBack(frame: RefObject<HTMLIFrameElement | null>, key: string | null) {
  const last = useRef<string>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (key === null && last.current !== null && page) markOf(page, last.current)?.focus();
    last.current = key;
  }, [frame, key]);
}
