import { useTranslate } from "#app/language/language.tsx";
import { ProjectShell } from "./project/project-shell.tsx";

export function LargeView() {
  const t = useTranslate();
  return (
    <dialog aria-label={t("gallery.largeView")} className="large-view">
      <div className="flex min-h-16 items-center justify-between gap-4 px-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="text-sm text-indigo-pale" />
          <button type="button" data-retry hidden className="min-h-11 text-sm font-bold underline">
            {t("gallery.tryAgain")}
          </button>
        </div>
        <button
          type="button"
          data-close
          aria-label={t("gallery.close")}
          className="absolute top-2 right-3 grid size-11 place-items-center rounded-full border-2 border-current"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-[2.5]">
            <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <div data-view className="flex min-h-0 flex-1 flex-col" />
      <template>
        <ProjectShell
          picture={<div data-placeholder className="absolute inset-0" />}
          previousPath={null}
          nextPath={null}
          position=""
          headline=""
          facts={<p className="plate invisible mt-2.5">&nbsp;</p>}
          actions={<span className="min-h-11" />}
        />
      </template>
    </dialog>
  );
}
