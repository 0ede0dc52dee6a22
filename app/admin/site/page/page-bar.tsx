import { useState } from "react";
import { useNavigate } from "react-router";
import type { NamedPage } from "#app/site/pages.ts";
import { Button } from "#app/ui/button.tsx";
import { languages } from "#content/languages.ts";
import { Options } from "../../kit/form/field.tsx";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { type SitePage, sitePageAddress } from "./addresses.ts";
import type { ShownDraft } from "./drafts.server.ts";
import { PublishDialog } from "./publish-dialog.tsx";

interface PageBarProps {
  page: SitePage;
  pages: NamedPage[];
  drafts: readonly ShownDraft[];
}

const select = "min-h-11 max-w-full min-w-0 truncate rounded-md border-2 border-line bg-sheet px-2 font-bold";

export function PageBar({ page, pages, drafts }: PageBarProps) {
  const text = useAdminText().onPage;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isListed = pages.some(({ path }) => path === page.path);
  const show = (shown: Partial<SitePage>) => void navigate(sitePageAddress({ ...page, ...shown }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="min-w-0 max-sm:grow">
        <span className="sr-only">{text.page}</span>
        <select value={page.path} onChange={({ target }) => show({ path: target.value })} className={select}>
          {isListed ? null : <option value={page.path}>{text.otherPage}</option>}
          <Options options={pages.map(({ path, name }) => ({ value: path, label: name }))} />
        </select>
      </label>
      <label>
        <span className="sr-only">{text.language}</span>
        <select
          value={page.language}
          onChange={({ target }) => {
            const chosen = languages.find(({ code }) => code === target.value);
            if (chosen !== undefined) show({ language: chosen.code });
          }}
          className={select}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} value={code} lang={code}>
              {nativeName}
            </option>
          ))}
        </select>
      </label>
      <PublishDialog
        page={page}
        drafts={drafts}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button kind="primary" disabled={drafts.length === 0}>
            {drafts.length === 0 ? text.nothingToPublish : counted(text.publish, drafts.length)}
          </Button>
        }
      />
    </div>
  );
}
